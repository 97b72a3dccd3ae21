import { sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';

/**
 * Fills a PostgreSQL database without its indexes and creates them afterwards, in a fraction of the time. Those of
 * constraints stay, and unique ones, because triggers need them (`on conflict`).
 */
export async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and not indisunique`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
