import { mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transaction.ts';

/** The handle that queries take first: the database itself, or a transaction of it. */
export type Db = Kysely<Tables>;

export interface Database {
  dialect: 'sqlite' | 'postgres';
  db: Db;
  close(): Promise<void>;
}

/** The only place that knows SQLite from PostgreSQL. `location` is a postgres:// URL or the path of a file. */
export async function openDatabase(location: string): Promise<Database> {
  return location.startsWith('postgres') ? openPostgres(location) : openSqlite(location);
}

async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const connection = new SqliteDatabase(file);
  await chmod(file, 0o600);
  connection.pragma('journal_mode = WAL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  // FULL: what was acknowledged is on the disk, whatever happens to the machine the moment after.
  connection.pragma('synchronous = FULL');
  return wrap('sqlite', new SqliteDialect({ database: connection }));
}

async function openPostgres(url: string): Promise<Database> {
  const types = new pg.TypeOverrides();
  // Counts and sizes come as text by default; all of ours fit a double exactly.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
  const pool = new pg.Pool({ connectionString: url, types, max: 20 });
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  return wrap('postgres', new PostgresDialect({ pool }));
}

function wrap(dialect: Database['dialect'], kyselyDialect: SqliteDialect | PostgresDialect): Database {
  const db = new Kysely<Tables>({ dialect: kyselyDialect, plugins: [refuseInsideTransaction] });
  return { dialect, db, close: () => db.destroy() };
}

/** Which of the two a handle speaks to, for the full-text search, which the two do not have in common. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Database['dialect'] =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
