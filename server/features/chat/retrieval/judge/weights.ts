/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 1.35,
  bm25: 9.687,
  coverage: 0,
  closeness: 6.523,
  likeness: 2.625,
  within: 2.56,
  inWording: -3.212,
  inLine: 2.578,
  requestInLine: 0.506,
  requestFound: 1.582,
  lacksFirst: -0.703,
  lacksKnown: 1.976,
};

export const ANSWER_BIAS = -1.302;
export const ANSWER_WEIGHTS: Readonly<Record<string, number>> = {
  asksCount: -1.258,
  asksHow: -0.088,
  asksWho: -2.3,
  asksWhy: 1.23,
  bm25: 2.407,
  closeness: 0.373,
  nearness: 2.275,
  likeness: 0,
  sameWording: 2.399,
  inText: -2.637,
  inLine: -2.486,
  requestInLine: -0.331,
  wordsFound: 1.865,
  nounsTold: -0.536,
  lead: 0.411,
  hasCode: 0,
  lacksFirst: -0.363,
  lacksLast: -0.331,
  lacksUnknown: 0,
  lacksName: -5.438,
  lacksFocus: -0.619,
  whetherLacksFocus: 0,
  elsewhere: -4.767,
  elsewhereTold: -2.755,
  named: -3.492,
  whetherNamed: 0,
  unworded: 0.228,
  unwordedText: 1.775,
  notice: -1.188,
  qna: 1.432,
};
