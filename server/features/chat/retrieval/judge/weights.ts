/**
 * Written by `node bench/fit-assistant.ts`, which fits them on the questions of the evaluation and on the wordings
 * and sentences of the content; not to be mended by hand. What each signal is stands in `signals.ts`.
 */
export const RANK_WEIGHTS: Readonly<Record<string, number>> = {
  points: 0.297,
  bm25: 0,
  coverage: 0,
  closeness: 3.799,
  likeness: 4.097,
  within: 0.651,
  inWording: -1.415,
  inTitle: 1.751,
  sameTitle: 1.457,
  inHeading: -0.452,
  sameHeading: 3.429,
  inLine: 4.521,
  requestInLine: -0.183,
  requestFound: 0.449,
  passageOdds: 0.222,
  documentOdds: 0.12,
  lacksFirst: -0.89,
  lacksKnown: 1.119,
};

/** What the trees must come to, for a question of a few letters and for any other. */
export const ENOUGH = { short: 0.036, usual: -0.759 };
