import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/** Columns that SQLite's full-text indexes use (migration 0007). */
const INDEXED = { search_entry: ['title_tokens', 'body_tokens'], search_passage: ['tokens'] };

/**
 * Long texts are indexed in parts: `search_waiting` stores the remaining parts as JSON. Entries to be removed are only
 * marked, which must not update SQLite's full-text index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = dialectOf(db) === 'sqlite';
  await db.schema
    .createTable('search_waiting')
    .addColumn('id', isSqlite ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('document_id', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (column) => column.references('file.id').onDelete('cascade'))
    .addColumn('part', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_waiting_document').on('search_waiting').column('document_id').execute();
  await db.schema.createIndex('search_waiting_file').on('search_waiting').column('file_id').execute();
  await sql`create index search_entry_removed on search_entry (id) where audience = 'removed'`.execute(db);
  if (!isSqlite) return;
  for (const [table, columns] of Object.entries(INDEXED)) {
    const names = columns.join(', ');
    const valuesOf = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
    await sql.raw(`drop trigger ${table}_changed`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_changed after update of ${names} on ${table} begin
          insert into ${table}_fts(${table}_fts, rowid, ${names}) values ('delete', old.id, ${valuesOf('old')});
          insert into ${table}_fts(rowid, ${names}) values (new.id, ${valuesOf('new')});
        end`,
      )
      .execute(db);
  }
}
