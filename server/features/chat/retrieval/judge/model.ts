import answerTrees from './answer-trees.json' with { type: 'json' };
import type { Signals } from './signals.ts';
import type { Trees } from './trees.ts';
import { sumOf } from './trees.ts';
import { ENOUGH, RANK_WEIGHTS } from './weights.ts';

/** From here on the next document is far enough behind. */
const FAR = 3;
/** A question of so few letters says less of itself: what answers it must be surer. */
const SHORT_LETTERS = 8;

/** Which document comes nearest to the question: the higher the nearer, as a logarithm. */
export const rankOf = (signals: Signals): number =>
  Object.entries(RANK_WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * (signals[name] ?? 0),
    signals.prior ?? 0,
  );

/** How far the next document is behind, by their ranks. */
export const leadOf = (rank: number, next = rank - FAR): number => Math.max(0, Math.min(FAR, rank - next));

/** How sure it is that a document answers: above 0 as sure as it has to be. `lead` is among the signals. */
export const sureOf = (query: string, signals: Signals): number =>
  sumOf(answerTrees as unknown as Trees, signals) - ENOUGH[isShort(query) ? 'short' : 'usual'];

/** Whether a question has so few letters, its spaces not counted. */
export const isShort = (query: string): boolean => query.replace(/\s+/g, '').length <= SHORT_LETTERS;
