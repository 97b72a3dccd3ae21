import { randomUUID } from 'node:crypto';
import SqliteDatabase from 'better-sqlite3';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';

/** Before board counts were stored, so the migration reads every document. */
const OLD = '0012-chat';
const DOCUMENTS = 5_000;

/** Creates the database of an old version. Returns its number of notices. */
export async function fillOldDatabase(file: string): Promise<number> {
  const { db, close } = await openDatabase(file);
  await migrate(db, { target: OLD });
  await close();
  const database = new SqliteDatabase(file);
  const columns = database.pragma('table_info(document)') as ColumnInfo[];
  const values = columns.map(valueOf);
  const insert = database.prepare(
    `insert into document (${columns.map(({ name }) => name).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  database.transaction(() => {
    for (let i = 0; i < DOCUMENTS; i += 1) insert.run(values.map((value) => value()));
  })();
  database.close();
  return DOCUMENTS;
}

interface ColumnInfo {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

function valueOf({ name, type, notnull }: ColumnInfo): () => string | number | null {
  if (name === 'id') return randomUUID;
  if (name === 'board_type') return () => 'notice';
  if (name === 'title') return () => `공지 ${randomUUID()}`;
  if (name === 'fields') return () => '{}';
  if (name.endsWith('_at') && notnull) return () => '2026-01-02T03:04:05.000Z';
  if (name === 'published_at') return () => '2026-01-02T03:04:05.000Z';
  if (notnull === 0) return () => null;
  return /int/i.test(type) ? () => 0 : () => '';
}

export async function rowsOf(file: string): Promise<number> {
  const database = new SqliteDatabase(file, { readonly: true });
  const rows = database.prepare('select count(*) from document').pluck().get() as number;
  database.close();
  return rows;
}
