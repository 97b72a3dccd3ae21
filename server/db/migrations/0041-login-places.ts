import type { Kysely } from 'kysely';

/** Failed logins are counted by ID and place, and known devices are stored. Existing locks are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('login_attempt').execute();
  await db.schema
    .createTable('login_attempt')
    .addColumn('login_key', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_failed_at', 'text', (c) => c.notNull())
    .addColumn('locked_until', 'text')
    .addPrimaryKeyConstraint('login_attempt_key', ['login_key', 'place'])
    .execute();
  await db.schema
    .createTable('known_device')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['user_id', 'device_hash'])
    .execute();
  await db.schema.createIndex('known_device_hash').on('known_device').column('device_hash').execute();
}
