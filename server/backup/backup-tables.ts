import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { dialectOf } from '../db/open-database.ts';
import { endLongTurn } from '../end-long-turn.ts';

/** Untyped tables: a backup contains whatever tables exist. */
export type AnyTables = Record<string, Record<string, unknown>>;
type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 500;
/** Of rows with long texts, fewer: the portal serves nobody while it writes or reads them. */
const CHARS_AT_ONCE = 512 * 1024;
/** From which the length of the others is guessed. */
const FIRST_ROWS = 10;
/** Maximum number of values in a statement: SQLite 32,766, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000;

/** The handle without the portal's types and plugins. */
export const plain = (db: Db) => db.withoutPlugins() as unknown as Kysely<AnyTables>;

/** Specific to this installation: a restored one publishes its own build and has its own identity. */
const NOT_KEPT = new Set(['build', 'built_file', 'installation']);

/** Names of all tables to back up, without those of the migrator and of the full-text index. */
export async function tableNames(db: Kysely<AnyTables>): Promise<string[]> {
  const query =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const { rows } = await query.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite|kysely)_/.test(name) && !NOT_KEPT.has(name))
    .toSorted();
}

/** Writable columns, without generated ones. */
export async function columnNames(db: Kysely<AnyTables>, table: string): Promise<string[]> {
  const query =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_xinfo(${table}) where hidden = 0`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}

/** Writes a table, as the transaction sees it, one row per line. Returns the number of rows; no file if empty. */
export async function dumpTable(tx: Transaction<AnyTables>, table: string, path: string): Promise<number> {
  if (!(await hasRows(tx, table))) return 0;
  const columns = await columnNames(tx, table);
  let count = 0;
  const lines = async function* () {
    for await (const rows of chunks(tx, table, columns)) {
      count += rows.length;
      yield rows.map((row) => `${lineOf(row)}\n`).join('');
    }
  };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return count;
}

const charsOf = (row: Row) =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 0),
    0,
  );

/** Line readers also split at these two characters, which JSON does not escape. */
const lineOf = (row: Row) =>
  JSON.stringify(row)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

async function* chunks(tx: Transaction<AnyTables>, table: string, columns: string[]): AsyncGenerator<Row[]> {
  const rows = tx.selectFrom(table).select(columns);
  if (dialectOf(tx) === 'sqlite') {
    let chunk: Row[] = [];
    let chars = 0;
    for await (const row of rows.stream()) {
      chunk.push(row);
      chars += charsOf(row);
      if (chunk.length < ROWS_AT_ONCE && chars < CHARS_AT_ONCE) continue;
      yield chunk;
      await endLongTurn();
      chunk = [];
      chars = 0;
    }
    yield chunk;
    return;
  }
  const { sql: query } = rows.compile();
  await sql`declare backup_rows cursor for ${sql.raw(query)}`.execute(tx);
  for (let atOnce = FIRST_ROWS; ;) {
    const fetched = await sql<Row>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(tx);
    if (fetched.rows.length === 0) break;
    yield fetched.rows;
    const chars = fetched.rows.reduce((sum, row) => sum + charsOf(row), 0) / fetched.rows.length;
    atOnce = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CHARS_AT_ONCE / Math.max(chars, 1))));
  }
  await sql`close backup_rows`.execute(tx);
}

const hasRows = async (tx: Transaction<AnyTables>, table: string) =>
  (await tx
    .selectFrom(table)
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Removes rows inserted by migrations. Skipped if empty, because append-only tables refuse any delete. */
export async function emptyTable(tx: Transaction<AnyTables>, table: string): Promise<void> {
  if (await hasRows(tx, table)) await tx.deleteFrom(table).execute();
}

/** Loads the rows of a dump; returns their number. */
export async function loadTable(tx: Transaction<AnyTables>, table: string, path: string): Promise<number> {
  const columns = await columnNames(tx, table);
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / columns.length));
  let count = 0;
  let waiting: Row[] = [];
  let chars = 0;
  const insert = async () => {
    if (waiting.length > 0) await tx.insertInto(table).values(waiting).execute();
    count += waiting.length;
    waiting = [];
    chars = 0;
    await endLongTurn();
  };
  for await (const line of createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    waiting.push(JSON.parse(line) as Row);
    chars += line.length;
    if (waiting.length === atOnce || chars >= CHARS_AT_ONCE) await insert();
  }
  await insert();
  await continueNumbers(tx, table, columns);
  return count;
}

/** Advances PostgreSQL's sequences; SQLite needs nothing. */
async function continueNumbers(tx: Transaction<AnyTables>, table: string, columns: string[]): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  for (const column of columns) {
    const name = sql`pg_get_serial_sequence(${`"${table}"`}, ${column})`;
    const { rows } = await sql<{ name: string | null }>`select ${name} as name`.execute(tx);
    if (rows[0]?.name == null) continue;
    await sql`select setval(${rows[0].name}, coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx);
  }
}
