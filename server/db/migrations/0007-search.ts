import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = dialectOf(db) === 'sqlite';
  const withId = (table: string) =>
    db.schema.createTable(table).addColumn('id', isSqlite ? 'integer' : 'serial', (c) => c.primaryKey());

  await withId('search_entry')
    .addColumn('document_id', 'text', (c) => c.references('document.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (c) => c.references('file.id').onDelete('cascade'))
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('manual_path', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_tokens', 'text', (c) => c.notNull())
    .addColumn('body_tokens', 'text', (c) => c.notNull())
    .addColumn('analysis_version', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('search_entry_document').on('search_entry').column('document_id').execute();
  await db.schema.createIndex('search_entry_file').on('search_entry').column('file_id').execute();
  await db.schema.createIndex('search_entry_manual').on('search_entry').column('manual_path').execute();
  await db.schema.createIndex('search_entry_version').on('search_entry').column('analysis_version').execute();

  await withId('search_passage')
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('search_entry.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('heading', 'text', (c) => c.notNull())
    .addColumn('anchor', 'text', (c) => c.notNull())
    .addColumn('second', 'integer')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('tokens', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('search_passage_entry').on('search_passage').columns(['entry_id', 'position']).execute();

  await db.schema
    .createTable('search_word')
    .addColumn('word', 'text', (c) => c.primaryKey())
    .addColumn('initials', 'text', (c) => c.notNull())
    .addColumn('sound_head', 'text', (c) => c.notNull())
    .addColumn('sound_tail', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['initials', 'sound_head', 'sound_tail'])
    await db.schema.createIndex(`search_word_${column}`).on('search_word').column(column).execute();

  await db.schema
    .createTable('search_day')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('empty_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('search_day_key', ['day', 'query'])
    .execute();

  await db.schema
    .createTable('file_text')
    .addColumn('file_id', 'text', (c) => c.primaryKey().references('file.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text', (c) => c.notNull())
    .execute();

  for (const statement of isSqlite ? SQLITE : POSTGRES) await sql.raw(statement).execute(db);
}

/** External content tables: they read the rows of the base tables; triggers, also on cascades, keep them in sync. */
const SQLITE = [
  ...fullText('search_entry', ['title_tokens', 'body_tokens']),
  ...fullText('search_passage', ['tokens']),
];

function fullText(table: string, columns: readonly string[]): string[] {
  const index = `${table}_fts`;
  const names = columns.join(', ');
  const values = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  const remove = `insert into ${index}(${index}, rowid, ${names}) values ('delete', old.id, ${values('old')});`;
  const add = `insert into ${index}(rowid, ${names}) values (new.id, ${values('new')});`;
  return [
    `create virtual table ${index} using fts5(${names}, content='${table}', content_rowid='id', detail=column,
      tokenize="unicode61 remove_diacritics 0 tokenchars '._-'")`,
    `create trigger ${table}_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_removed after delete on ${table} begin ${remove} end`,
    `create trigger ${table}_changed after update on ${table} begin ${remove} ${add} end`,
  ];
}

/** The tokens unchanged, without a parser or dictionary of PostgreSQL. */
const vectorOf = (tokens: string) => `array_to_tsvector(array_remove(string_to_array(${tokens}, ' '), ''))`;

const POSTGRES = [
  `alter table search_entry
    add column title_vector tsvector generated always as (${vectorOf('title_tokens')}) stored,
    add column vector tsvector generated always as (${vectorOf("title_tokens || ' ' || body_tokens")}) stored`,
  `alter table search_passage add column vector tsvector generated always as (${vectorOf('tokens')}) stored`,
  // `fastupdate = off`: a search would have to scan the pending list completely.
  'create index search_entry_title_vector on search_entry using gin (title_vector) with (fastupdate = off)',
  'create index search_entry_vector on search_entry using gin (vector) with (fastupdate = off)',
  'create index search_passage_vector on search_passage using gin (vector) with (fastupdate = off)',
];
