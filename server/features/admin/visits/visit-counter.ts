import { createHash, randomBytes } from 'node:crypto';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';

/** Sum of all places. */
export const ANYWHERE = 'all';
const MOST_WAITING = 5_000;

interface Visit {
  /** Day in Korean time. */
  day: string;
  place: VisitPlace;
  /** Identifies a browser within a day, in memory only; null if the visitor does not want to be tracked. */
  origin: string | null;
}

export interface VisitCounter {
  note(visit: Visit): void;
  /** Writes the visits recorded since the last call. */
  flush(db: Db): Promise<void>;
}

/** Counts in memory and writes periodically, so that no page waits. A crash loses a few seconds of counts. */
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

/** Number of visitors who are new on that day. */
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

/** New every day and deleted with the day, so that marks can no longer be attributed to a person. */
async function saltOf(tx: Db, day: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  await tx
    .insertInto('visit_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tx.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt;
}

/** Deletes marks and salts of past days. */
export async function sweepVisits(db: Db, today: string): Promise<void> {
  await db.deleteFrom('visit_mark').where('day', '<', today).execute();
  await db.deleteFrom('visit_salt').where('day', '<', today).execute();
}
