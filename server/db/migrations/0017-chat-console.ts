import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unanswered or negatively rated questions, grouped by meaning.
  await db.schema
    .createTable('chat_gap')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('terms', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.references('document.id').onDelete('set null'))
    .addColumn('asked_again_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_gap_state').on('chat_gap').columns(['state', 'updated_at']).execute();

  await db.schema
    .createTable('chat_gap_question')
    .addColumn('message_id', 'text', (c) => c.primaryKey().references('chat_message.id').onDelete('cascade'))
    .addColumn('gap_id', 'text', (c) => c.notNull().references('chat_gap.id').onDelete('cascade'))
    .addColumn('answered_again', 'integer')
    .addColumn('answer_again', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_gap_question_gap').on('chat_gap_question').column('gap_id').execute();
  await db.schema.createIndex('chat_message_rating').on('chat_message').columns(['rating', 'created_at']).execute();
  await db.schema.createIndex('chat_message_created').on('chat_message').column('created_at').execute();

  // Pinned answers.
  await db.schema
    .createTable('chat_pin')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
