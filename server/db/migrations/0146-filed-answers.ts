import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Without a mail server an answer reaches nobody by mail, which its memo says. Of earlier ones it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry_memo add column is_filed integer not null default 0`.execute(db);
}
