import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.51,
  leastNoun: 0.52,
  shortness: 0.71,
  words: 0.44,
  pairs: 0.14,
  line: 4.23,
  isSymptom: 1.64,
  expectsKind: -0.94,
  matchesKind: 0.98,
};
export const BIAS = -6.78;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
