import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './open-database.ts';
import { dialectOf } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Rows of one statement; fewer for rows that take others along. */
const AT_ONCE = 500;

/**
 * Deletes rows whose time is over. An embedded database serves nobody during a statement, and strangers decide how many
 * rows there are, so a few at a time with pauses for other requests. Not inside a transaction. `signal` stops it between
 * two parts.
 */
export async function deleteInParts(
  db: Db,
  name: keyof Tables,
  isOver: RawBuilder<boolean>,
  signal: AbortSignal | undefined,
  atOnce = AT_ONCE,
): Promise<void> {
  const table = sql.table(name);
  const some =
    dialectOf(db) === 'sqlite'
      ? sql`rowid in (select rowid from ${table} where ${isOver} limit ${atOnce})`
      : sql`ctid = any(array(select ctid from ${table} where ${isOver} limit ${atOnce}))`;
  for (let deleted = atOnce; deleted === atOnce;) {
    signal?.throwIfAborted();
    const { numAffectedRows } = await sql`delete from ${table} where ${some}`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}
