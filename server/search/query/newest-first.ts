import { sql } from 'kysely';
import { dialectOf } from '#server/db/open-database.ts';
import type { Db } from '#server/db/open-database.ts';
import { PREPARED } from '#server/db/prepared-statements.ts';
import type { Bands } from '../match.ts';
import { BAND, bandOf } from '../match.ts';

/** Number of bands read first; the newest may be nearly empty. */
const FIRST = 2;
/** The next read is larger than estimated by this factor. */
const MARGIN = 1.2;
const MOST_GROWTH = 16;

/**
 * The newest rows that `read` finds. PostgreSQL cannot read its word index from the newest row, and reading all rows of
 * a common word would dominate the search. So it reads the newest bands first, and older ones only while more rows are
 * needed.
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
    // Without matches among the newest rows, few are expected: read all of the rest at once.
    if (rows.length === 0) from = 0;
    else {
      const needed = (MARGIN * ids * (most - found.length)) / rows.length;
      from -= Math.ceil(Math.min(Math.max(needed, ids), MOST_GROWTH * ids) / BAND);
    }
  }
}

/** Start for `newestFirst`; SQLite reads its index from the newest row itself, if it need not read far. */
export async function newestId(db: Db, table: 'search_entry' | 'search_passage'): Promise<number | null> {
  return dialectOf(db) === 'sqlite' ? null : newestRow(db, table);
}

/** Start for reading as far as it takes, on both databases. */
export async function newestRow(db: Db, table: 'search_entry' | 'search_passage'): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`${PREPARED} select max(id) as id from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
