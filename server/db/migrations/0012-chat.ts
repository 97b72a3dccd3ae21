import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_api_key')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('key_prefix', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();

  await db.schema
    .createTable('chat_conversation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('upstream_conversation_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('chat_conversation_visitor')
    .on('chat_conversation')
    .columns(['visitor', 'updated_at'])
    .execute();

  await db.schema
    .createTable('chat_message')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('chat_conversation.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('task_id', 'text', (c) => c.notNull().unique())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('suggested', 'text', (c) => c.notNull())
    .addColumn('rating', 'text')
    .addColumn('rating_content', 'text', (c) => c.notNull())
    .addColumn('rated_at', 'text')
    .addColumn('engine', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('first_part_ms', 'integer')
    .addColumn('took_ms', 'integer')
    .addColumn('stop_asked_at', 'text')
    .addUniqueConstraint('chat_message_position', ['conversation_id', 'position'])
    .execute();
  // For the staff's list of unanswered questions, and for answers interrupted by a shutdown.
  await db.schema.createIndex('chat_message_status').on('chat_message').columns(['status', 'created_at']).execute();
}
