import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

const TABLES = ['counter', 'consent', 'memo', 'file', 'log', 'filter'];
const OF_AN_INQUIRY = ['consent', 'memo', 'file', 'log'];

/** Renames the tables of inquiries, which had the name of the specification's calls (contract). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of OF_AN_INQUIRY)
    await db.schema.alterTable(`contract_${table}`).renameColumn('contract_id', 'inquiry_id').execute();
  await db.schema.alterTable('contract').renameTo('inquiry').execute();
  for (const table of TABLES) await db.schema.alterTable(`contract_${table}`).renameTo(`inquiry_${table}`).execute();
  if (dialectOf(db) === 'sqlite') await renameIndexesOfSqlite(db);
  else await renameConstraintsOfPostgres(db);
}

/** SQLite cannot rename indexes, so each is created again under its new name. */
async function renameIndexesOfSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'index' and sql is not null and name like 'contract%'`.execute(db);
  for (const index of rows) {
    await db.schema.dropIndex(index.name).execute();
    await sql.raw(index.sql.replace(index.name, newName(index.name))).execute(db);
  }
}

/** Renaming a primary key or unique constraint also renames its index. */
async function renameConstraintsOfPostgres(db: Kysely<unknown>): Promise<void> {
  const constraints = await sql<{ name: string; table: string }>`select conname as name, relname as "table"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where conname like 'contract%' and relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { name, table } of constraints.rows)
    await sql`alter table ${sql.id(table)} rename constraint ${sql.id(name)} to ${sql.id(newName(name))}`.execute(db);
  const indexes = await sql<{ name: string }>`select indexname as name from pg_indexes
    where indexname like 'contract%' and schemaname = current_schema()`.execute(db);
  for (const { name } of indexes.rows)
    await sql`alter index ${sql.id(name)} rename to ${sql.id(newName(name))}`.execute(db);
}

const newName = (name: string) => name.replaceAll('contract', 'inquiry');
