import type { Kysely } from 'kysely';

/** Locks end with their process now (decision 0015); what is left to keep is how far the work under one has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('lease').execute();
  await db.schema
    .createTable('job_progress')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
}
