import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';

/** A counter that a call increases. */
export interface Count {
  /** Caller and call. */
  key: string;
  max: number;
  /** What the call counts for; default 1. */
  by?: number;
  /** Default: that of the call. */
  windowMs?: number;
}

/** Seconds until a retry is useful, if a counter has reached its limit; else null. */
export type Wait = number | null;

/**
 * Counters in the database, shared by all instances. A window starts with its first call. Expired rows are deleted by
 * the session sweep.
 */
export async function countForAll(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counts: readonly Count[],
  windowMs: number,
): Promise<Wait> {
  const now = clock.now().getTime();
  const expired = sql<boolean>`rate_limit.resets_at <= ${now}`;
  const rows = await db
    .insertInto('rate_limit')
    .values(counts.map(({ key, by = 1, windowMs: own = windowMs }) => ({ key, count: by, resets_at: now + own })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${expired} then excluded.count else rate_limit.count + excluded.count end`,
        resets_at: sql<number>`case when ${expired} then excluded.resets_at else rate_limit.resets_at end`,
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute();
  const resetsAt = rows.filter((row) => isFull(counts, row.key, row.count)).map((row) => row.resets_at);
  return waitOf(resetsAt, now);
}

/** When the counters have room for one more again; null: they have. Counts nothing. */
export async function reopensAt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counts: readonly Count[],
): Promise<number | null> {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'count', 'resets_at'])
    .where(
      'key',
      'in',
      counts.map(({ key }) => key),
    )
    .where('resets_at', '>', clock.now().getTime())
    .execute();
  const full = rows.filter((row) => isFull(counts, row.key, row.count + 1));
  return full.length === 0 ? null : Math.max(...full.map((row) => row.resets_at));
}

/** Maximum number of remembered callers. The least recent ones are forgotten and start again. */
const MOST_COUNTED = 50_000;
/** Of the least recent windows, how many are forgotten with each new one if they have ended. */
const FORGOTTEN_AT_ONCE = 4;

type Windows = LRUCache<string, { count: number; resetsAt: number }>;

/** Counters of this process, for calls that are too frequent to write each time. */
export function createLocalCounter({ clock }: Pick<Context, 'clock'>) {
  // Created with the first call, because it reserves memory for 50,000 callers.
  let windows: Windows | undefined;

  function count(counts: readonly Count[], windowMs: number): Wait {
    windows ??= new LRUCache({ max: MOST_COUNTED });
    const now = clock.now().getTime();
    const resetsAt: number[] = [];
    for (const { key, max, by = 1 } of counts) {
      const known = windows.get(key);
      const window = known && known.resetsAt > now ? known : { count: 0, resetsAt: now + windowMs };
      window.count += by;
      if (window !== known) {
        windows.set(key, window);
        forgetEnded(windows, now);
      }
      if (window.count > max) resetsAt.push(window.resetsAt);
    }
    return waitOf(resetsAt, now);
  }
  return { count, remembered: () => windows?.size ?? 0 };
}

/** Without it, the windows of everybody who ever came would stay until there are too many. */
function forgetEnded(windows: Windows, now: number): void {
  for (let forgotten = 0; forgotten < FORGOTTEN_AT_ONCE; forgotten += 1) {
    const oldest = windows.rvalues().next().value;
    if (oldest === undefined || oldest.resetsAt > now) return;
    windows.pop();
  }
}

const isFull = (counts: readonly Count[], key: string, count: number) =>
  counts.some((asked) => asked.key === key && count > asked.max);

/** Retry-After in whole seconds (RFC 9110, 10.2.3). */
const waitOf = (resetsAt: readonly number[], now: number): Wait =>
  resetsAt.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...resetsAt) - now) / 1000));
