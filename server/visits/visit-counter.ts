import { createHash, randomBytes } from 'node:crypto';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import { sql } from 'kysely';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';

/** Sum of all places. */
export const ANYWHERE = 'all';
/** Browsers remembered between two writes, over all days and places. More than these are counted as views only. */
const MOST_ORIGINS = 5_000;
/** Inserted together, so that many visitors are no long row of statements. */
const MARKS_AT_ONCE = 500;

interface Visit {
  /** Day in Korean time. */
  day: string;
  place: VisitPlace;
  /** Identifies a browser within a day, in memory only; null if the visitor does not want to be tracked. */
  origin: string | null;
}

/** Visits of one day and place. */
interface Waiting {
  day: string;
  place: VisitPlace;
  views: number;
  origins: Set<string>;
}

export interface VisitCounter {
  note(visit: Visit): void;
  /** Writes the visits recorded since the last call. */
  flush(db: Db): Promise<void>;
}

/** Counts in memory and writes periodically, so that no page waits. A crash loses a few seconds of counts. */
export function createVisitCounter(): VisitCounter {
  let waiting = new Map<string, Waiting>();
  let remembered = 0;

  function visitsOf(day: string, place: VisitPlace): Waiting {
    const key = `${day} ${place}`;
    const known = waiting.get(key) ?? { day, place, views: 0, origins: new Set() };
    if (known.views === 0) waiting.set(key, known);
    return known;
  }

  function addOrigin({ origins }: Waiting, origin: string): void {
    if (remembered >= MOST_ORIGINS || origins.has(origin)) return;
    origins.add(origin);
    remembered += 1;
  }

  function add({ day, place, views, origins }: Waiting): void {
    const known = visitsOf(day, place);
    known.views += views;
    for (const origin of origins) addOrigin(known, origin);
  }

  return {
    note({ day, place, origin }) {
      const known = visitsOf(day, place);
      known.views += 1;
      if (origin !== null) addOrigin(known, origin);
    },
    async flush(db) {
      if (waiting.size === 0) return;
      const visits = [...waiting.values()];
      waiting = new Map();
      remembered = 0;
      try {
        await transaction(db, async (tx) => {
          for (const [day, ofDay] of Map.groupBy(visits, (visit) => visit.day)) await addDay(tx, day, ofDay);
        });
      } catch (error) {
        visits.forEach(add);
        throw error;
      }
    },
  };
}

async function addDay(tx: Db, day: string, visits: readonly Waiting[]): Promise<void> {
  const salt = await saltOf(tx, day);
  const anywhere = {
    place: ANYWHERE,
    views: visits.reduce((sum, { views }) => sum + views, 0),
    origins: new Set(visits.flatMap(({ origins }) => [...origins])),
  };
  for (const { place, views, origins } of [...visits, anywhere]) {
    const visitors = await markNew(tx, day, place, salt, [...origins]);
    await tx
      .insertInto('visit_day')
      .values({ day, place, views, visitors })
      .onConflict((conflict) =>
        conflict.columns(['day', 'place']).doUpdateSet((eb) => ({
          views: eb('visit_day.views', '+', views),
          visitors: eb('visit_day.visitors', '+', visitors),
        })),
      )
      .execute();
  }
}

/** Number of visitors who are new on that day. */
async function markNew(tx: Db, day: string, place: string, salt: string, origins: string[]): Promise<number> {
  let fresh = 0;
  for (let from = 0; from < origins.length; from += MARKS_AT_ONCE) {
    const marks = origins.slice(from, from + MARKS_AT_ONCE).map((origin) => {
      const mark = createHash('sha256').update(`${salt} ${origin}`).digest('base64url').slice(0, 22);
      return { day, place, mark };
    });
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('visit_mark')
      .values(marks)
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
export async function sweepVisits(db: Db, today: string, signal?: AbortSignal): Promise<void> {
  await deleteInParts(db, 'visit_mark', sql`day < ${today}`, signal);
  await db.deleteFrom('visit_salt').where('day', '<', today).execute();
}
