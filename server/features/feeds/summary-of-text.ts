const MAX_CHARS = 200;

/** Start of a text on one line. */
export function summaryOfText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_CHARS
    ? line
    : `${line
        .slice(0, MAX_CHARS - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
