const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * JSON without braces inside of strings: clients that cut a stream wherever a closing brace meets an opening one (the
 * specification's, point 7) must not cut an answer.
 */
export const wireJson = (value: unknown): string =>
  JSON.stringify(value).replace(STRINGS, (string) =>
    string.replace(/[{}]/g, (brace) => (brace === '{' ? '\\u007b' : '\\u007d')),
  );
