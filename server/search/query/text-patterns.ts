/** What finds a text in any case, whatever spaces it is written with. */
export function anySpacing(text: string): RegExp {
  const codes = Array.from(text.replaceAll(/\s/g, ''), (one) => one.codePointAt(0)?.toString(16));
  return new RegExp(codes.map((code) => `\\u{${code}}`).join('\\s*'), 'iu');
}

/** A line that begins with one of these codes: E-1042 | what it means. `codes` are letters and digits. */
export const codeRow = (codes: readonly string[]): RegExp =>
  new RegExp(`^(?:- )?(?:[a-z]+-?)?(?:${codes.join('|')})\\b`, 'im');
