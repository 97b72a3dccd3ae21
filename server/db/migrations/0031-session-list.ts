import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Device and last use of a session, so that members can recognise and end their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('session')
    .addColumn('last_used_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update session set last_used_at = created_at`.execute(db);
}
