import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported_document')
    .addColumn('board_type', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('original_id', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('imported_document_key', ['board_type', 'source', 'original_id'])
    .execute();
  await db.schema.createIndex('imported_document_document').on('imported_document').column('document_id').execute();
}
