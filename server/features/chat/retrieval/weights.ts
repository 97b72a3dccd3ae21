import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.68,
  words: 0.37,
  pairs: 0.15,
  line: 4.55,
  isSymptom: 1.36,
  expectsKind: -1.14,
  matchesKind: 0.8,
  lead: 1.72,
};
export const BIAS = -8.53;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
