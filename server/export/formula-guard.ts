import { plainForm } from '#shared/text/compose.ts';

/** What a spreadsheet executes, as it is after NFKC, which knows no minus sign for the hyphen. */
const FORMULA_SIGNS = '=+-−@|%';

/**
 * Whether a spreadsheet would execute a text: its first sign is one of a formula (full-width and small ones, which it may
 * treat alike, included), whatever blanks and invisible characters precede it, or it begins with a tab or line break.
 * Apostrophes before either change nothing, so that `unguarded` restores every text exactly.
 */
function isFormula(value: string): boolean {
  const [first = ''] = value.replace(/^[\s'\p{Cc}\p{Cf}]+/u, '');
  const [sign = ' '] = plainForm(first);
  return FORMULA_SIGNS.includes(sign) || /^'*[\t\r\n]/.test(value);
}

/** Prefixes an apostrophe to a text that a spreadsheet would execute. */
export const guarded = (value: string): string => (isFormula(value) ? `'${value}` : value);

/** Inverse of `guarded`. */
export const unguarded = (value: string): string =>
  value.startsWith("'") && isFormula(value) ? value.slice(1) : value;
