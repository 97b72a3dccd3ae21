/** The beginning of a text, with a sign where it is cut. */
export const excerptOf = (text: string, maxChars: number): string =>
  text.length <= maxChars
    ? text
    : `${text
        .slice(0, maxChars - 1)
        .toWellFormed()
        .trimEnd()}…`;
