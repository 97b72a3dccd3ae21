import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('board_type', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body_html', 'text', (c) => c.notNull())
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('is_staff_author', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_private', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_pinned', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('answer_state', 'text')
    .addColumn('view_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('like_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reply_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('file_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('popup_from', 'text')
    .addColumn('popup_until', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .execute();
  await db.schema
    .createIndex('document_list')
    .on('document')
    .columns(['board_type', 'is_pinned', 'published_at', 'id'])
    .execute();
  await db.schema.createIndex('document_author').on('document').columns(['author_id', 'published_at']).execute();

  await db.schema
    .createTable('reply')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('parent_id', 'text', (c) => c.references('reply.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('is_staff_author', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('body_html', 'text', (c) => c.notNull())
    .addColumn('is_official', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_accepted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('reply_document').on('reply').columns(['document_id', 'created_at']).execute();
  await db.schema.createIndex('reply_parent').on('reply').column('parent_id').execute();

  await db.schema
    .createTable('file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('document_id', 'text', (c) => c.references('document.id').onDelete('cascade'))
    .addColumn('uploader_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('board_type', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull())
    .addColumn('download_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('file_document').on('file').columns(['document_id', 'position']).execute();
  await db.schema.createIndex('file_created').on('file').column('created_at').execute();

  await db.schema
    .createTable('document_like')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_like_key', ['document_id', 'user_id'])
    .execute();

  await db.schema
    .createTable('document_view')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id').onDelete('cascade'))
    .addColumn('visitor_key', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_view_key', ['document_id', 'visitor_key', 'day'])
    .execute();
  await db.schema.createIndex('document_view_day').on('document_view').column('day').execute();
}
