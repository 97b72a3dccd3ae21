import type { Kysely } from 'kysely';

/** The staff's queue of questions: who wants a mail about a new one, and who answers which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question_notice')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id'))
    .addColumn('wants', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('question_assignment')
    .addColumn('document_id', 'text', (c) => c.primaryKey().references('document.id').onDelete('cascade'))
    .addColumn('assignee_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('assigned_by', 'text', (c) => c.notNull())
    .addColumn('assigned_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('question_assignment_user').on('question_assignment').column('assignee_id').execute();
}
