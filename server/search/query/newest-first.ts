import { sql } from 'kysely';
import { dialectOf } from '#server/db/open-database.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Bands } from '../match.ts';
import { BAND, bandOf } from '../match.ts';

/** Bands that are looked through first; the newest of them may have just begun. */
const FIRST = 2;
/** What is looked through next is by so much more than what seems to be needed, and at most so many times as much. */
const MARGIN = 1.2;
const MOST_GROWTH = 16;

/**
 * The newest rows that `read` finds. PostgreSQL cannot walk its index of words from the newest row on, and reading
 * every row that has a common word takes longer than all else in a search. So it is asked for the newest bands first,
 * and for older ones only while more is wanted.
 */
export async function newestFirst<Row>(
  newest: number | null,
  most: number,
  read: (bands: Bands, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  if (newest === null) return read({}, most);
  const found: Row[] = [];
  let before = bandOf(newest) + 1;
  let from = before - FIRST;
  for (let ids = newest - from * BAND; ; ids = (before - from) * BAND) {
    const rows = await read({ from, before }, most - found.length);
    found.push(...rows);
    if (from <= 0 || found.length >= most) return found;
    before = from;
    // Where none is among the newest, hardly any is among the others.
    if (rows.length === 0) from = 0;
    else {
      const needed = (MARGIN * ids * (most - found.length)) / rows.length;
      from -= Math.ceil(Math.min(Math.max(needed, ids), MOST_GROWTH * ids) / BAND);
    }
  }
}

/** Where `newestFirst` begins; SQLite's index is walked from the newest row on. */
export async function newestId(db: Db, table: 'search_entry' | 'search_passage'): Promise<number | null> {
  if (dialectOf(db) === 'sqlite') return null;
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(db);
  return rows[0]?.id ?? 0;
}
