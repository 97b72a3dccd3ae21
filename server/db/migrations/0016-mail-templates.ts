import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_template')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  // Where one press refuses further mails of the kind (RFC 8058); null for what is no advertisement.
  await db.schema.alterTable('mail').addColumn('unsubscribe_url', 'text').execute();

  // Whether somebody wants to be told of new inquiries; without a row, as their role says.
  await db.schema
    .createTable('staff_preference')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('inquiry_mail', 'integer', (c) => c.notNull())
    .execute();
}
