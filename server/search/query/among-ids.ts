import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import { dialectOf } from '#server/db/open-database.ts';
import { PREPARED } from '#server/db/prepared-statements.ts';

/**
 * Condition on the rows of these ids. One parameter for all of them makes the same statement for any number, which is
 * prepared once, and a hundred parameters need not be built and sent.
 */
export function amongIds(db: Db, column: string, ids: readonly number[]): RawBuilder<boolean> {
  return dialectOf(db) === 'sqlite'
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`
    : sql`${PREPARED} ${sql.ref(column)} = any(${ids}::integer[])`;
}
