/** First half of a surrogate pair that a cut went through, such as an emoji. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** The beginning of a text, with a sign where it is cut. */
export const excerptOf = (text: string, maxChars: number): string =>
  text.length <= maxChars
    ? text
    : `${text
        .slice(0, maxChars - 1)
        .replace(HALF_CHARACTER, '')
        .trimEnd()}…`;
