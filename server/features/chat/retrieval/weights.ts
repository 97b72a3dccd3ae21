import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.7,
  leastNoun: 1.01,
  shortness: 3.11,
  words: 0.41,
  pairs: 0.17,
  expectsKind: -1.37,
  matchesKind: 1.52,
};
export const BIAS = -7.11;
