import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const document = (change: string, type: 'integer' | 'text', byDefault?: number | string) =>
    db.schema
      .alterTable('document')
      .addColumn(change, type, (c) => (byDefault === undefined ? c : c.notNull().defaultTo(byDefault)))
      .execute();
  await document('is_hidden', 'integer', 0);
  await document('position', 'integer', 0);
  await document('review_state', 'text');
  await document('review_note', 'text', '');
  await document('saved_by', 'text', '');
  await db.schema
    .createIndex('document_order')
    .on('document')
    .columns(['board_type', 'position', 'published_at', 'id'])
    .execute();
  await db.schema.createIndex('document_trash').on('document').column('deleted_at').execute();

  await db.schema
    .alterTable('file')
    .addColumn('visibility', 'text', (c) => c.notNull().defaultTo('all'))
    .execute();

  await db.schema
    .createTable('document_facet')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_facet_key', ['document_id', 'name'])
    .execute();
  await db.schema
    .createIndex('document_facet_value')
    .on('document_facet')
    .columns(['name', 'value', 'document_id'])
    .execute();

  await db.schema
    .createTable('document_version')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('body_html', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_version_key', ['document_id', 'version'])
    .execute();

  await db.schema
    .createTable('document_vote')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('visitor_key', 'text', (c) => c.notNull())
    .addColumn('is_helpful', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_vote_key', ['document_id', 'visitor_key'])
    .execute();

  await db.schema
    .createTable('draft')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('board_type', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('draft_key', ['user_id', 'board_type', 'document_id'])
    .execute();
}
