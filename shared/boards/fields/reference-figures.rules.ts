import type { Kpi } from './field.rules.ts';
import { timeSavedPercent } from './kpi.rules.ts';

/** What customers measured, over all their durations. */
export interface TimeSaved {
  medianPercent: number;
  lowestPercent: number;
}

/** Null without any duration that became shorter. */
export function summariseTimeSaved(figures: readonly Kpi[]): TimeSaved | null {
  const percents = figures.flatMap((kpi) => timeSavedPercent(kpi) ?? []).toSorted((a, b) => a - b);
  const middle = (percents.length - 1) / 2;
  const [lower, upper] = [percents[Math.floor(middle)], percents[Math.ceil(middle)]];
  if (lower === undefined || upper === undefined) return null;
  return { medianPercent: Math.round((lower + upper) / 2), lowestPercent: percents[0] ?? 0 };
}
