import { guarded } from '#server/export/formula-guard.ts';

/** Text of a cell: no formula, and no characters that XLSX cannot contain. */
export function plainCell(value: string): string {
  // oxlint-disable-next-line no-control-regex
  const text = value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return guarded(text);
}
