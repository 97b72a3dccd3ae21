/** Matches a text in any case and with any spacing. */
export function anySpacing(text: string): RegExp {
  const codes = Array.from(text.replaceAll(/\s/g, ''), (one) => one.codePointAt(0)?.toString(16));
  return new RegExp(codes.map((code) => `\\u{${code}}`).join('\\s*'), 'iu');
}

/** Matches a line that begins with one of these codes: `E-1042 | meaning`. `codes` consist of letters and digits. */
export const codeRow = (codes: readonly string[]): RegExp =>
  new RegExp(`^(?:- )?(?:[a-z]+-?)?(?:${codes.join('|')})\\b`, 'im');
