import type { Kysely } from 'kysely';

/** Which members have a password that people guess; those of staff must change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('has_weak_password', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
