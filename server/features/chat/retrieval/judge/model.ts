import type { Signals } from './signals.ts';
import { ANSWER_BIAS, ANSWER_WEIGHTS, RANK_WEIGHTS } from './weights.ts';

/** From here on the next document is far enough behind. */
const FAR = 3;

/** Which document comes nearest to the question: the higher the nearer, as a logarithm. */
export const rankOf = (signals: Signals): number => (signals.prior ?? 0) + weigh(signals, RANK_WEIGHTS);

/** How far the next document is behind, by their ranks. */
export const leadOf = (rank: number, next = rank - FAR): number => Math.max(0, Math.min(FAR, rank - next));

/** How sure it is that a document answers: above 0 as sure as it has to be. `lead` is among the signals. */
export const sureOf = (signals: Signals): number => ANSWER_BIAS + weigh(signals, ANSWER_WEIGHTS);

const weigh = (signals: Signals, weights: Signals): number =>
  Object.entries(weights).reduce((total, [name, weight]) => total + weight * (signals[name] ?? 0), 0);
