import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Staff set what a reader of the manual wrote aside, until the reader writes something else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table manual_rating add column is_handled integer not null default 0`.execute(db);
}
