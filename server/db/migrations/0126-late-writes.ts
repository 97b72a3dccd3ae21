import type { Kysely } from 'kysely';

/** Whether the sweep is done with a withdrawn member: before, the time since the withdrawal said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('is_erased', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
