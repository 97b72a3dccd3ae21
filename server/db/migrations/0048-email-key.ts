import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * The address of a member in lower case, by which members are looked up. The database derives it, so that no change of
 * an address can forget it. SQLite adds a derived column to a table only as a virtual one; its index holds the values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql.raw(dialectOf(db) === 'sqlite' ? 'virtual' : 'stored');
  await sql`alter table "user" add column email_key text generated always as (lower(email)) ${kind}`.execute(db);
  await db.schema.dropIndex('user_email').execute();
  await db.schema.createIndex('user_email_key').on('user').column('email_key').execute();
}
