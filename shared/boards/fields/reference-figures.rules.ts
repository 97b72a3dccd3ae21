import type { Kpi } from './field.rules.ts';
import { timeSavedPercent } from './kpi.rules.ts';

interface Measured {
  customerName: string;
  figures: readonly Kpi[];
}

/** What customers measured, over all their durations. */
export interface TimeSaved {
  medianPercent: number;
  /** Not above 0 where a duration did not become shorter. */
  lowestPercent: number;
  /** Whose durations these are, each once. */
  customers: string[];
}

/** All durations, the most shortened one first: what `summariseTimeSaved` is taken from. */
export function durationsOf<R extends Measured>(references: readonly R[]) {
  return references
    .flatMap((reference) =>
      reference.figures.flatMap((figure) => {
        const percent = timeSavedPercent(figure);
        return percent === null ? [] : [{ reference, figure, percent }];
      }),
    )
    .toSorted((a, b) => b.percent - a.percent);
}

/** Null without any duration, or where they did not become shorter on the whole: there is no time saved to tell of. */
export function summariseTimeSaved(references: readonly Measured[]): TimeSaved | null {
  const durations = durationsOf(references);
  const [upper, lower] = middleOf(durations);
  if (upper === undefined || lower === undefined) return null;
  const medianPercent = Math.round((lower.percent + upper.percent) / 2);
  if (medianPercent <= 0) return null;
  const measured = new Set(durations.map(({ reference }) => reference.customerName));
  return {
    medianPercent,
    lowestPercent: durations.at(-1)?.percent ?? 0,
    customers: [...new Set(references.map(({ customerName }) => customerName))].filter((name) => measured.has(name)),
  };
}

/** The two of a sorted list between which its middle lies; twice the same in a list of an odd length. */
export function middleOf<T>(sorted: readonly T[]): [T | undefined, T | undefined] {
  const middle = (sorted.length - 1) / 2;
  return [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
}
