import type { Kysely } from 'kysely';

/** Notifications of a member, the mails that a member does not want, and the files that a member downloaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.references('document.id').onDelete('cascade'))
    .addColumn('inquiry_id', 'text', (c) => c.references('inquiry.id').onDelete('cascade'))
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await index(db, 'notification_list', 'notification', ['user_id', 'created_at', 'id']);
  await index(db, 'notification_document', 'notification', ['document_id']);
  await index(db, 'notification_inquiry', 'notification', ['inquiry_id']);
  await index(db, 'notification_created', 'notification', ['created_at']);

  await db.schema
    .createTable('notification_choice')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('by_mail', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_choice_key', ['user_id', 'topic'])
    .execute();

  await db.schema
    .createTable('member_download')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (c) => c.notNull().references('file.id').onDelete('cascade'))
    .addColumn('downloaded_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('member_download_key', ['user_id', 'file_id'])
    .execute();
  await index(db, 'member_download_list', 'member_download', ['user_id', 'downloaded_at']);
  await index(db, 'member_download_file', 'member_download', ['file_id']);
  await index(db, 'member_download_age', 'member_download', ['downloaded_at']);
}

const index = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  db.schema.createIndex(name).on(table).columns(columns).execute();
