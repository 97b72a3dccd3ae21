import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What one instance does for all, and until when it may be believed to be doing it.
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // Keys that no row may name: written for one that is not there yet, or of one that is gone.
  await db.schema
    .createTable('loose_key')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('loose_since', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('loose_key_since').on('loose_key').column('loose_since').execute();
}
