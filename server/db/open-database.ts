import { mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Locks } from './locks.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { cacheStatements } from './statement-cache.ts';
import { recordQuery } from './observe-reads.ts';
import { postgresLocks } from './postgres-locks.ts';
import { coalesce } from '../cache/coalesce.ts';
import { sqliteLocks } from './sqlite-locks.ts';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transaction.ts';

/** The handle that queries take first: the database itself, or a transaction of it. */
export type Db = Kysely<Tables>;

export interface Database {
  dialect: 'sqlite' | 'postgres';
  db: Db;
  /**
   * A number that has grown when something that pages show has changed (migration 0030), as committed at the moment
   * of asking: whoever was told that a change is kept asks after it.
   */
  contentVersion(): number | Promise<number>;
  locks: Locks;
  close(): Promise<void>;
}

const CONTENT_VERSION = 'select cast(sum(version) as integer) from content_version';

/**
 * Ours read a page of rows each, most of them in memory: what they would win by helpers of the server's, by code made
 * for them or by reading a table from end to end is less than that takes. Set here, as a pooler between may not pass on
 * what comes with the connection.
 */
const FOR_SHORT_QUERIES = 'set max_parallel_workers_per_gather = 0; set jit = off; set random_page_cost = 2';

/** A database that does not answer is said to be away, instead of everybody waiting. */
const CONNECT_WITHIN_MS = 10_000;

/** Queries that take its handle need not know which of the two it is. `location` is a postgres:// URL or the path of a file. */
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
  // Another connection, which sees nothing of a transaction that may yet be undone.
  const watcher = new SqliteDatabase(file, { readonly: true });
  let statement: SqliteDatabase.Statement | undefined;
  return wrap('sqlite', new TransactionalSqlite({ database: cacheStatements(connection) }), {
    contentVersion: () => (statement ??= watcher.prepare(CONTENT_VERSION).pluck()).get() as number,
    locks: sqliteLocks(join(dirname(file), 'locks')),
    close: async () => void watcher.close(),
  });
}

/** Kysely keeps migrations of SQLite out of transactions; SQLite undoes half a change of its tables like any other. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

async function openPostgres(url: string): Promise<Database> {
  // SQLite does without.
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // Counts and sizes come as text by default; all of ours fit a double exactly.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
  const open = (max: number) =>
    guarded(
      new pg.Pool({
        connectionString: url,
        types,
        max,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        verify: (client, done) => void client.query(FOR_SHORT_QUERIES).then(() => done(), done),
      }),
    );
  const pool = open(20);
  // A connection of its own: asking does not wait behind the queries of others.
  const watcher = open(1);
  const ask = {
    name: 'content-version',
    text: CONTENT_VERSION.replace('integer', 'bigint'),
    rowMode: 'array' as const,
  };
  return wrap('postgres', new PostgresDialect({ pool }), {
    contentVersion: coalesce(async () => (await watcher.query<[number]>(ask)).rows[0]?.[0] ?? 0),
    locks: postgresLocks({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS }, pool),
    close: () => watcher.end(),
  });
}

function guarded(pool: Pool): Pool {
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // Nor one that is ended while it is lent out, between two queries of a transaction: the next of them fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareMarkedStatements);
  return pool;
}

function wrap(
  dialect: Database['dialect'],
  kyselyDialect: SqliteDialect | PostgresDialect,
  { contentVersion, locks, close }: Pick<Database, 'contentVersion' | 'locks' | 'close'>,
): Database {
  const log = ({ query }: { query: { sql: string } }) => recordQuery(query.sql);
  const db = new Kysely<Tables>({ dialect: kyselyDialect, plugins: [refuseInsideTransaction], log });
  return {
    dialect,
    db,
    contentVersion,
    locks,
    async close() {
      await close();
      await db.destroy();
    },
  };
}

/** Which of the two a handle speaks to, for the full-text search, which the two do not have in common. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Database['dialect'] =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
