/** What a spreadsheet would take for a formula, its wide forms included: Excel reads those alike. */
const FORMULA_LIKE = /^[\s\u00a0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/**
 * A text that stays a text in a spreadsheet, whatever somebody typed into a form: one that begins like a formula
 * gets an apostrophe in front, and what no workbook can hold is left out.
 */
export function plainCell(value: string): string {
  // oxlint-disable-next-line no-control-regex
  const text = value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return FORMULA_LIKE.test(text) ? `'${text}` : text;
}
