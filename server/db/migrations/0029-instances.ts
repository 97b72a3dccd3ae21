import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Leases: what one instance does for all, and until when.
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // All keys of the storage, for finding unreferenced objects. A resized picture refers to its original.
  await db.schema
    .createTable('stored_key')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('original_key', 'text', (c) => c.notNull())
    .addColumn('written_at', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['file', 'contract_file', 'driver']) {
    await db.schema.createIndex(`${table}_storage_key`).on(table).column('storage_key').execute();
    await sql`insert into stored_key (key, original_key, written_at)
      select storage_key, storage_key, created_at from ${sql.table(table)} where true
      on conflict (key) do nothing`.execute(db);
  }
}
