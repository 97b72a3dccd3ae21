import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  score: 1.97,
  nouns: -0.49,
  words: 0.34,
  shortness: 2.83,
  shortLacks: -4.06,
  expectsKind: -0.7,
  matchesKind: 1.53,
};
export const BIAS = -4.73;
