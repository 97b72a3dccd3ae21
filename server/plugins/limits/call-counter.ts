import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';

/** One count that a call adds to. */
export interface Count {
  /** Who, and of which call. */
  key: string;
  max: number;
}

/** The seconds until it is worth asking again when one of the counts is full, else null. */
export type Wait = number | null;

/**
 * Counts in the database, so that several instances count as one. A window begins with its first call.
 * Rows that are over are removed by the sweep of sessions.
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
    .values(counts.map(({ key }) => ({ key, count: 1, resets_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${expired} then 1 else rate_limit.count + 1 end`,
        resets_at: sql<number>`case when ${expired} then ${now + windowMs} else rate_limit.resets_at end`,
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute();
  const resetsAt = rows.filter((row) => isFull(counts, row.key, row.count)).map((row) => row.resets_at);
  return waitOf(resetsAt, now);
}

/** So many callers are remembered; who makes room for others begins anew. */
const MOST_COUNTED = 50_000;

/** Counts in this process: for what is asked too often to write each time. */
export function createLocalCounter({ clock }: Pick<Context, 'clock'>) {
  // Takes its places, of 50,000 callers, when it is made: at the first call that counts.
  let windows: LRUCache<string, { count: number; resetsAt: number }> | undefined;

  return (counts: readonly Count[], windowMs: number): Wait => {
    windows ??= new LRUCache({ max: MOST_COUNTED });
    const now = clock.now().getTime();
    const resetsAt: number[] = [];
    for (const { key, max } of counts) {
      const known = windows.get(key);
      const window = known && known.resetsAt > now ? known : { count: 0, resetsAt: now + windowMs };
      window.count += 1;
      if (window !== known) windows.set(key, window);
      if (window.count > max) resetsAt.push(window.resetsAt);
    }
    return waitOf(resetsAt, now);
  };
}

const isFull = (counts: readonly Count[], key: string, count: number) =>
  counts.some((asked) => asked.key === key && count > asked.max);

/** RFC 9110, 10.2.3: whole seconds. */
const waitOf = (resetsAt: readonly number[], now: number): Wait =>
  resetsAt.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...resetsAt) - now) / 1000));
