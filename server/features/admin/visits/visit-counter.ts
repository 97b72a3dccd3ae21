import { createHash, randomBytes } from 'node:crypto';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';

/** All places together. */
export const ANYWHERE = 'all';
const MOST_WAITING = 5_000;

interface Visit {
  /** In Korea. */
  day: string;
  place: VisitPlace;
  /** What tells browsers of a day apart, in memory alone; null when the visitor asked not to be followed. */
  origin: string | null;
}

export interface VisitCounter {
  note(visit: Visit): void;
  /** Adds what was noted since the last time to the days. */
  flush(db: Db): Promise<void>;
}

/** Counts in memory and writes now and then, so that no page waits for it; a crash loses a few seconds of counts. */
export function createVisitCounter(): VisitCounter {
  let waiting: Visit[] = [];
  return {
    note(visit) {
      if (waiting.length < MOST_WAITING) waiting.push(visit);
    },
    async flush(db) {
      if (waiting.length === 0) return;
      const visits = waiting;
      waiting = [];
      try {
        await transaction(db, async (tx) => {
          for (const [day, ofDay] of Map.groupBy(visits, (visit) => visit.day)) await addDay(tx, day, ofDay);
        });
      } catch (error) {
        waiting = [...visits, ...waiting].slice(0, MOST_WAITING);
        throw error;
      }
    },
  };
}

async function addDay(tx: Db, day: string, visits: readonly Visit[]): Promise<void> {
  const salt = await saltOf(tx, day);
  const places = [...Map.groupBy(visits, ({ place }) => place), [ANYWHERE, visits] as const];
  for (const [place, seen] of places) {
    const origins = new Set(seen.flatMap(({ origin }) => origin ?? []));
    const visitors = await markNew(tx, day, place, salt, [...origins]);
    await tx
      .insertInto('visit_day')
      .values({ day, place, views: seen.length, visitors })
      .onConflict((conflict) =>
        conflict.columns(['day', 'place']).doUpdateSet((eb) => ({
          views: eb('visit_day.views', '+', seen.length),
          visitors: eb('visit_day.visitors', '+', visitors),
        })),
      )
      .execute();
  }
}

/** How many of them had not been here that day. */
async function markNew(tx: Db, day: string, place: string, salt: string, origins: string[]): Promise<number> {
  let fresh = 0;
  for (const origin of origins) {
    const mark = createHash('sha256').update(`${salt} ${origin}`).digest('base64url').slice(0, 22);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('visit_mark')
      .values({ day, place, mark })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    fresh += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return fresh;
}

/** Made anew every day and thrown away with it: after that, no mark can be told to be anybody's. */
async function saltOf(tx: Db, day: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  await tx
    .insertInto('visit_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tx.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt;
}

/** Marks and salts of days that are over. */
export async function sweepVisits(db: Db, today: string): Promise<void> {
  await db.deleteFrom('visit_mark').where('day', '<', today).execute();
  await db.deleteFrom('visit_salt').where('day', '<', today).execute();
}
