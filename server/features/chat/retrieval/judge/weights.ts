/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 1.371,
  bm25: 8.721,
  coverage: 0.201,
  closeness: 6.39,
  likeness: 2.372,
  within: 2.68,
  inWording: -3.012,
  inLine: 3.053,
  requestInLine: -0.024,
  requestFound: 1.546,
  lacksFirst: -0.507,
  lacksKnown: 1.637,
};

export const ANSWER_BIAS = -1.468;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.154,
  asksHow: -0.069,
  asksWho: -2.28,
  asksWhy: 1.015,
  bm25: 2.105,
  closeness: 0.271,
  nearness: 2.295,
  likeness: 0.092,
  sameWording: 2.507,
  inText: -2.132,
  inLine: -2.427,
  requestInLine: -0.411,
  wordsFound: 1.899,
  nounsTold: -0.607,
  lead: 0.435,
  hasCode: 0,
  lacksFirst: -0.361,
  lacksLast: -0.261,
  lacksUnknown: 0,
  lacksName: -3.954,
  lacksFocus: -0.756,
  whetherLacksFocus: 0,
  elsewhere: -4.99,
  elsewhereTold: -2.648,
  named: -3.466,
  whetherNamed: 0,
  unworded: 0.493,
  unwordedText: 1.588,
  notice: -1.083,
  qna: 1.256,
};
