import type { Kysely } from 'kysely';

/** Browser files of all builds in use: instances of two versions can serve each other's files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('build')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('built_file')
    .addColumn('build_id', 'text', (c) => c.notNull().references('build.id').onDelete('cascade'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('built_file_pk', ['path', 'build_id'])
    .execute();
  await db.schema.createIndex('built_file_storage_key').on('built_file').column('storage_key').execute();
}
