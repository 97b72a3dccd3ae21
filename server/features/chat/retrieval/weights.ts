import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 0.94,
  margin: 0.86,
  leastNoun: 0.93,
  words: 0.49,
  pairs: 0.08,
  line: 5.3,
  isSymptom: 2.27,
  expectsKind: -1.04,
  matchesKind: 1.27,
};
export const BIAS = -6.99;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
