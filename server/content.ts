/** A file or folder of the delivered texts: demo content, terms, manual, word lists. */
export const contentUrl = (path: string): URL => new URL(`../content/${path}`, import.meta.url);
