/**
 * Text that a spreadsheet would execute: formula characters (also full-width and small ones, which spreadsheets may treat
 * alike), also after blanks, and leading tabs or line breaks. Leading apostrophes are included, so that `unguarded`
 * restores every text exactly.
 */
const FORMULA = /^'*(?:[\s\u00a0]*[=+\-@＝＋－＠﹦﹢﹣﹫|%]|[\t\r\n])/;
const GUARDED = /^'+(?:[\s\u00a0]*[=+\-@＝＋－＠﹦﹢﹣﹫|%]|[\t\r\n])/;

/** Prefixes an apostrophe to a text that a spreadsheet would execute. */
export const guarded = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/** Inverse of `guarded`. */
export const unguarded = (value: string): string => (GUARDED.test(value) ? value.slice(1) : value);
