import type { Signals } from './signals.ts';

/** Fitted by `node bench/fit-assistant.ts`: a logistic regression over questions with and without an answer. */
export const WEIGHTS: Record<keyof Signals, number> = {
  coverage: 1.54,
  pairs: 0.31,
  closeness: 1.34,
  strength: 0.77,
  unknown: -0.88,
  topic: 0.74,
  lead: 2.98,
  short: -1.24,
  asksKind: -0.68,
  tellsKind: 1.18,
};
export const BIAS = -2.23;
