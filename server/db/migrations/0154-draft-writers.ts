import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The form that saved a draft: another one that is open elsewhere must not replace it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft add column writer text not null default ''`.execute(db);
}
