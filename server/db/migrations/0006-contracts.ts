import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contract')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('complete_yn', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('department', 'text', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('phone_key', 'text', (c) => c.notNull())
    .addColumn('industry', 'text', (c) => c.notNull())
    .addColumn('company_size', 'text', (c) => c.notNull())
    .addColumn('inquiry_type', 'text', (c) => c.notNull())
    .addColumn('products', 'text', (c) => c.notNull())
    .addColumn('target_work', 'text', (c) => c.notNull())
    .addColumn('user_count', 'text', (c) => c.notNull())
    .addColumn('robot_count', 'text', (c) => c.notNull())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_created').on('contract').column('created_at').execute();
  await db.schema.createIndex('contract_status').on('contract').columns(['status', 'created_at']).execute();
  await db.schema.createIndex('contract_user').on('contract').columns(['user_id', 'created_at']).execute();
  // One open free trial per email address, also with concurrent requests.
  await db.schema
    .createIndex('contract_open_trial')
    .unique()
    .on('contract')
    .column('email_key')
    .where('type' as never, '=', 'FREE')
    .where('complete_yn' as never, '=', 'N')
    .execute();

  await db.schema
    .createTable('contract_counter')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('contract_consent')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contract_id', 'text', (c) => c.notNull().references('contract.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('agreed', 'integer', (c) => c.notNull())
    .addColumn('agreed_at', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_consent_of').on('contract_consent').column('contract_id').execute();

  await db.schema
    .createTable('contract_memo')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contract_id', 'text', (c) => c.notNull().references('contract.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_memo_of').on('contract_memo').columns(['contract_id', 'created_at']).execute();

  await db.schema
    .createTable('contract_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contract_id', 'text', (c) => c.references('contract.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_file_of').on('contract_file').columns(['contract_id', 'created_at']).execute();

  // Log of reads and changes. It outlives account and contract, hence no foreign keys.
  await db.schema
    .createTable('contract_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contract_id', 'text')
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_log_of').on('contract_log').columns(['contract_id', 'created_at']).execute();

  await db.schema
    .createTable('contract_filter')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contract_filter_of').on('contract_filter').columns(['user_id', 'created_at']).execute();
}
