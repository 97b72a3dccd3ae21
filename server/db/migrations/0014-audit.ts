import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAudit(db);
  await createVisits(db);
  await db.schema
    .createTable('job_run')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('error', 'text')
    .execute();
  // Access to a member's personal data is logged in the same table as access to a contract's.
  await db.schema.alterTable('contract_log').addColumn('member_id', 'text').execute();
  await db.schema.createIndex('contract_log_member').on('contract_log').column('member_id').execute();
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entry')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_entry_time').on('audit_entry').column('created_at').execute();
  await db.schema.createIndex('audit_entry_action').on('audit_entry').columns(['action', 'number']).execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into audit_head (id, number, hash) values (1, 0, '')`.execute(db);
  await (dialectOf(db) === 'sqlite' ? refuseChangesOnSqlite(db) : refuseChangesOnPostgres(db));
}

async function refuseChangesOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const operation of ['update', 'delete']) {
    await sql`create trigger ${sql.raw(`audit_entry_${operation}`)} before ${sql.raw(operation)} on audit_entry
      begin select raise(abort, 'audit_entry is append-only'); end`.execute(db);
  }
}

async function refuseChangesOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit_entry is append-only'; end $$`.execute(db);
  await sql`create trigger audit_entry_kept before update or delete or truncate on audit_entry
    for each statement execute function refuse_audit_change()`.execute(db);
}

/** Visits by day and group of pages, without personal data: visitor marks use a salt that is deleted with its day. */
async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_day')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_day_key', ['day', 'place'])
    .execute();
  await db.schema
    .createTable('visit_mark')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_mark_key', ['day', 'place', 'mark'])
    .execute();
  await db.schema
    .createTable('visit_salt')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute();
}
