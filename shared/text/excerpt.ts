/** First half of a surrogate pair that a cut went through, such as an emoji. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** The beginning of a text, with whole characters. */
export const beginningOf = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : text.slice(0, maxChars).replace(HALF_CHARACTER, '');

/** The beginning of a text, with a sign where it is cut. */
export const excerptOf = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${beginningOf(text, maxChars - 1).trimEnd()}…`;
