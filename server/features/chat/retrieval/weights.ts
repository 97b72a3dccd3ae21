import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.42,
  leastNoun: 0.54,
  shortness: 0.47,
  words: 0.41,
  pairs: 0.15,
  line: 4.37,
  isSymptom: 1.15,
  expectsKind: -0.79,
  matchesKind: 1.05,
};
export const BIAS = -6.61;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
