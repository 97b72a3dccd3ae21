import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.57,
  leastNoun: 0.52,
  words: 0.42,
  pairs: 0.11,
  line: 4.86,
  isSymptom: 1.88,
  expectsKind: -1.13,
  matchesKind: 1.19,
};
export const BIAS = -6.47;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
