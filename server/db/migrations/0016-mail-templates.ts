import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_template')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  // One-click unsubscribe URL (RFC 8058); null for mails that are not advertising.
  await db.schema.alterTable('mail').addColumn('unsubscribe_url', 'text').execute();

  // Whether a staff member wants mails about new inquiries; without a row the role decides.
  await db.schema
    .createTable('staff_preference')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('inquiry_mail', 'integer', (c) => c.notNull())
    .execute();
}
