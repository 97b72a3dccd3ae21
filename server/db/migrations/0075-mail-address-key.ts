import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/** Lower-case address of a mail, for finding waiting advertising mails. Generated like `user.email_key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql.raw(dialectOf(db) === 'sqlite' ? 'virtual' : 'stored');
  await sql`alter table mail add column to_key text generated always as (lower(to_address)) ${kind}`.execute(db);
  await db.schema.createIndex('mail_to').on('mail').column('to_key').execute();
}
