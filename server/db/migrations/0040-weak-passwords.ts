import type { Kysely } from 'kysely';

/** Members with a guessable password; staff must change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('has_weak_password', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
