import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * Lower-case email of a member, for lookups. A generated column, so that it always follows the email. SQLite can add
 * generated columns only as virtual ones; the index stores the values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql.raw(dialectOf(db) === 'sqlite' ? 'virtual' : 'stored');
  await sql`alter table "user" add column email_key text generated always as (lower(email)) ${kind}`.execute(db);
  await db.schema.dropIndex('user_email').execute();
  await db.schema.createIndex('user_email_key').on('user').column('email_key').execute();
}
