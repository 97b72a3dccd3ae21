/** What somebody types, and what answers it: a piece of a document's title, or `manual:` and a page's name. */
export type AnsweredQuestion = readonly [query: string, ...answers: string[]];
