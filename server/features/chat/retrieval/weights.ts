import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.56,
  words: 0.39,
  pairs: 0.16,
  line: 4.6,
  symptom: 1.63,
  expectsKind: -1.21,
  matchesKind: 0.78,
  lead: 1.86,
};
export const BIAS = -8.76;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
