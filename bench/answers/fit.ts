import type { Signals } from '#server/features/chat/retrieval/judge/signals.ts';

const ROUNDS = 1500;
const STEP = 0.03;

/** Documents found for one question, of which some are right. */
export interface Choice {
  documents: readonly Signals[];
  isRight: readonly boolean[];
  weight: number;
}

/** Which way a signal may speak. */
export interface Bounds {
  least: number;
  most: number;
}

type Named = Bounds & { name: string };

/** Weights that put the right documents first (conditional logistic regression). `prior` counts as it is. */
export function fitChoices(choices: readonly Choice[], named: readonly Named[], shrink: number): Signals {
  const all = choices.flatMap(({ documents }) => documents);
  const scale = scaleOf(all, named);
  const known = choices
    .filter(({ isRight }) => isRight.includes(true) && isRight.includes(false))
    .map(({ documents, isRight, weight }) => ({
      rows: documents.map(scale.rowOf),
      priors: documents.map(({ prior = 0 }) => prior),
      isRight,
      weight,
    }));
  return scale.named(
    climb(named, shrink, (at, slope) => {
      for (const { rows, priors, isRight, weight } of known) {
        const sums = rows.map((row, i) => dot(row, at) + (priors[i] ?? 0));
        const top = Math.max(...sums);
        const odds = sums.map((sum) => Math.exp(sum - top));
        const whole = total(odds);
        const right = total(odds.filter((_, i) => isRight[i]));
        rows.forEach((row, i) => {
          const share = weight * ((isRight[i] ? (odds[i] ?? 0) / right : 0) - (odds[i] ?? 0) / whole);
          row.forEach((value, j) => {
            slope[j] = (slope[j] ?? 0) + share * value;
          });
        });
      }
    }),
  );
}

/** Signals as rows of about the same size, and what was found for such rows as weights of signals. */
function scaleOf(all: readonly Signals[], named: readonly Named[]) {
  const names = named.map(({ name }) => name);
  const scales = names.map((name) => {
    const values = all.map((signals) => signals[name] ?? 0);
    const mean = total(values) / values.length;
    return Math.sqrt(total(values.map((value) => (value - mean) ** 2)) / values.length) || 1;
  });
  return {
    rowOf: (signals: Signals) => names.map((name, j) => (signals[name] ?? 0) / (scales[j] ?? 1)),
    named: (found: readonly number[]): Signals =>
      Object.fromEntries(names.map((name, j) => [name, (found[j] ?? 0) / (scales[j] ?? 1)])),
  };
}

/** Adam: steps that learn their length. `shrink` pulls weights that earn little towards none. */
function climb(
  bounds: readonly Bounds[],
  shrink: number,
  addSlope: (at: readonly number[], slope: number[]) => void,
): number[] {
  const at = bounds.map(() => 0);
  const first = at.map(() => 0);
  const second = at.map(() => 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = at.map((value) => -shrink * value);
    addSlope(at, slope);
    slope.forEach((one, j) => {
      first[j] = 0.9 * (first[j] ?? 0) + 0.1 * one;
      second[j] = 0.999 * (second[j] ?? 0) + 0.001 * one ** 2;
      const length = (first[j] ?? 0) / (1 - 0.9 ** round);
      const to = (at[j] ?? 0) + (STEP * length) / (Math.sqrt((second[j] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      at[j] = Math.min(bounds[j]?.most ?? to, Math.max(bounds[j]?.least ?? to, to));
    });
  }
  return at;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const dot = (row: readonly number[], at: readonly number[]) => row.reduce((sum, one, j) => sum + one * (at[j] ?? 0), 0);
