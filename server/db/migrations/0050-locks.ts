import type { Kysely } from 'kysely';

/** Locks now end with their process (decision 0015); only the progress of the work is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('lease').execute();
  await db.schema
    .createTable('job_progress')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
}
