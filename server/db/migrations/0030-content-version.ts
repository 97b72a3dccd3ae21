import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/** What pages for everybody show. */
const TABLES = ['reply', 'file', 'driver', 'site_setting', 'term_version', 'market_version', 'market_review'];

/**
 * How often each table was changed, kept by the database itself in the transaction that changes it: pages that were
 * kept are shown again only while nothing that they read has changed (docs/decisions/0014-page-cache.md).
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
  // Reading is no change: counted views are seen when a kept page gets old.
  await watch(db, 'document', 'old.view_count = new.view_count');
}

/** One writer at a time: one row for each table. */
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
 * Writers at the same time each take a slot that nobody holds until they commit, so that none waits for another, and
 * no two can wait for each other. A transaction notes a table once.
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
