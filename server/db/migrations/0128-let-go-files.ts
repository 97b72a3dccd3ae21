import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * When a document let a file go, which was noted as its upload; the documents whose pictures none of their texts may show
 * any more, at first all with pictures, because dropped versions left theirs behind; whether an import was interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('file').addColumn('let_go_at', 'text').execute();
  await db.schema
    .createTable('picture_check')
    .addColumn('document_id', 'text', (c) => c.primaryKey().references('document.id').onDelete('cascade'))
    .addColumn('asked', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into picture_check (document_id, asked)
    select distinct document_id, 1 from file where purpose = 'image' and document_id is not null`.execute(db);
  await db.schema
    .alterTable('imported_document')
    .addColumn('is_complete', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
