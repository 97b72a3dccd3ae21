import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.57,
  words: 0.38,
  pairs: 0.16,
  line: 4.49,
  symptom: 1.64,
  expectsKind: -1.18,
  matchesKind: 0.78,
  lead: 1.87,
};
export const BIAS = -8.71;
export const SIGNALS = Object.keys(WEIGHTS) as (keyof Signals)[];
