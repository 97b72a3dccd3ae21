import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.55,
  leastNoun: 0.52,
  words: 0.4,
  pairs: 0.12,
  line: 4.63,
  isSymptom: 1.84,
  expectsKind: -0.99,
  matchesKind: 1.06,
};
export const BIAS = -6.34;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
