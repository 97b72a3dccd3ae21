import type { Kysely } from 'kysely';

/** Whether a page of the manual helped. Without the user; one row per page and visitor, kept for half a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('manual_rating')
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('visitor_key', 'text', (c) => c.notNull())
    .addColumn('is_helpful', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('manual_rating_key', ['path', 'visitor_key'])
    .execute();
  await db.schema.createIndex('manual_rating_day').on('manual_rating').column('day').execute();
}
