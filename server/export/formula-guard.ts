/**
 * What a spreadsheet would run instead of show: a sign that begins a formula, its wide forms (Excel reads those alike),
 * also behind blanks, and a tab or line break at the beginning. Apostrophes in front are counted in, so that a text that
 * only looks guarded is guarded once more and `unguarded` gives every text back as it was.
 */
const FORMULA = /^'*(?:[\s\u00a0]*[=+\-@＝＋－＠|%]|[\t\r\n])/;
const GUARDED = /^'+(?:[\s\u00a0]*[=+\-@＝＋－＠|%]|[\t\r\n])/;

/** A text that stays a text in a spreadsheet, whatever somebody typed into a form: an apostrophe goes in front. */
export const guarded = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/** Takes back exactly what `guarded` added. */
export const unguarded = (value: string): string => (GUARDED.test(value) ? value.slice(1) : value);
