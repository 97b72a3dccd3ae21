import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Staff set a search without results aside until it is searched again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_day add column is_handled integer not null default 0`.execute(db);
}
