import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What was erased by which rule, without personal data.
  await db.schema
    .createTable('erasure_record')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('erased_count', 'integer', (c) => c.notNull())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('erasure_record_time').on('erasure_record').columns(['erased_at', 'id']).execute();
  await db.schema.alterTable('contract').addColumn('erased_at', 'text').execute();

  // When somebody was last reminded of their consents; `source` as in the unsubscribe links.
  await db.schema
    .createTable('consent_reminder')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('holder_id', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('consent_reminder_key', ['source', 'holder_id'])
    .execute();

  // By person and by age, for exports and scheduled erasure.
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index('reply_author', 'reply', ['author_id', 'id']);
  await index('document_like_user', 'document_like', ['user_id', 'document_id']);
  await index('chat_conversation_user', 'chat_conversation', ['user_id', 'id']);
  await index('chat_conversation_age', 'chat_conversation', ['updated_at']);
  await index('contract_log_age', 'contract_log', ['created_at']);
  await index('consent_time', 'consent', ['agreed_at', 'id']);
  await index('contract_consent_time', 'contract_consent', ['agreed_at', 'id']);
}
