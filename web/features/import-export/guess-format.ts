import type { ImportFormat } from '#shared/contract/admin/import-export.contract.ts';

/** Import format guessed from the file name; null if unknown. */
export function guessFormat(fileName: string): ImportFormat | null {
  const name = fileName.toLowerCase();
  if (/g5_|gnuboard|그누보드/.test(name)) return 'gnuboard5';
  if (/\.xml$|xe_|rhymix|라이믹스/.test(name)) return 'rhymix';
  return (['zip', 'json', 'csv'] as const).find((format) => name.endsWith(`.${format}`)) ?? null;
}
