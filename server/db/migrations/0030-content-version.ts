import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/** Tables that public pages show. */
const TABLES = ['reply', 'file', 'driver', 'site_setting', 'term_version', 'market_version', 'market_review'];

/**
 * Number of changes per table, counted by triggers in the changing transaction. A cached page is used only while
 * nothing that it reads has changed (docs/decisions/0014-page-cache.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_version_key', ['topic', 'slot'])
    .execute();
  const isSqlite = dialectOf(db) === 'sqlite';
  if (!isSqlite) await addPostgresFunction(db);
  const watch = isSqlite ? watchInSqlite : watchInPostgres;
  for (const table of TABLES) await watch(db, table);
  // A counted view is not a change: it appears when the cached page expires.
  await watch(db, 'document', 'old.view_count = new.view_count');
}

/** SQLite has one writer at a time, so one row per table is enough. */
async function watchInSqlite(db: Kysely<unknown>, table: string, when?: string): Promise<void> {
  await sql`insert into content_version values (${table}, 0, 1)`.execute(db);
  for (const event of ['insert', 'delete', 'update']) {
    const condition = event === 'update' && when ? `when ${when}` : '';
    const body = `update content_version set version = version + 1 where topic = '${table}';`;
    await sql
      .raw(`create trigger ${table}_version_${event} after ${event} on ${table} ${condition} begin ${body} end`)
      .execute(db);
  }
}

async function watchInPostgres(db: Kysely<unknown>, table: string, when?: string): Promise<void> {
  await sql`insert into content_version values (${table}, 0, 1)`.execute(db);
  const each = (name: string, event: string, forEach: string) =>
    sql
      .raw(
        `create trigger ${table}_version_${name} after ${event} on ${table} ${forEach} execute function note_change()`,
      )
      .execute(db);
  await each('rows', 'insert or delete or truncate', 'for each statement');
  await each('update', 'update', when ? `for each row when (${when})` : 'for each statement');
}

/**
 * Concurrent writers each use a slot that no other transaction has locked, so that they neither wait for each other nor
 * deadlock. A transaction counts a table once.
 */
async function addPostgresFunction(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function note_change() returns trigger language plpgsql as $$
      declare
        noted text := coalesce(current_setting('portal.noted', true), '');
        free integer := 0;
      begin
        if position(' ' || tg_table_name || ' ' in noted) > 0 then return null; end if;
        while not pg_try_advisory_xact_lock(30300, free) loop free := free + 1; end loop;
        insert into content_version values (tg_table_name, free, 1)
          on conflict (topic, slot) do update set version = content_version.version + 1;
        perform set_config('portal.noted', noted || ' ' || tg_table_name || ' ', true);
        return null;
      end $$`,
    )
    .execute(db);
}
