import type { Kysely } from 'kysely';

/**
 * What is true of this installation alone and in no backup: who it is, and whether it is a restored copy that must not
 * act yet. And when each job last went well, which a failure after that does not erase.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('job_run').addColumn('succeeded_at', 'text').execute();
  await db.schema
    .alterTable('job_run')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
