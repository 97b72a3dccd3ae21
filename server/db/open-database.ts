import { mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { DatabaseConnection, SqliteDialectConfig } from 'kysely';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { Pool } from 'pg';
import type { Locks } from './locks.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { cacheStatements } from './statement-cache.ts';
import { OwnWrites } from './bounded-version.ts';
import { recordQuery } from './observe-reads.ts';
import { postgresLocks } from './postgres-locks.ts';
import { coalesce } from '../cache/coalesce.ts';
import { sqliteLocks } from './sqlite-locks.ts';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transaction.ts';

/** First argument of queries: the database or a transaction. */
export type Db = Kysely<Tables>;

export interface Database {
  dialect: 'sqlite' | 'postgres';
  db: Db;
  /** Increases when a table that pages show changes (migration 0030). Asks for the currently committed value. */
  contentVersion(): number | Promise<number>;
  /** What was written through `db`. */
  writes: Readonly<OwnWrites>;
  locks: Locks;
  close(): Promise<void>;
}

const CONTENT_VERSION = 'select cast(sum(version) as integer) from content_version';

/**
 * Queries here read one page of rows, mostly from memory: parallel workers, JIT and sequential scans cost more than
 * they save. Set per session, because a pooler may drop connection options.
 */
const FOR_SHORT_QUERIES = 'set max_parallel_workers_per_gather = 0; set jit = off; set random_page_cost = 2';

/** After this time a database that does not respond is reported as not available. */
const CONNECT_WITHIN_MS = 10_000;

/**
 * A search uses several connections, and opening one and planning its statements again takes as long as the search. By
 * default they would be closed after ten seconds. Shorter than firewalls keep connections on which nothing is sent.
 */
const CLOSED_AFTER_IDLE_MS = 60_000;

/** Queries are independent of the dialect. `location` is a postgres:// URL or a file path. */
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
  // FULL: acknowledged writes survive a power failure.
  connection.pragma('synchronous = FULL');
  // Overwrites what is erased. Not in the full-text indexes, whose own option makes deleting there twenty times slower.
  connection.pragma('secure_delete = ON');
  // A separate connection, which does not see uncommitted changes.
  const watcher = new SqliteDatabase(file, { readonly: true });
  let statement: SqliteDatabase.Statement | undefined;
  return wrap('sqlite', new TransactionalSqlite(connection), {
    contentVersion: () => (statement ??= watcher.prepare(CONTENT_VERSION).pluck()).get() as number,
    locks: sqliteLocks(join(dirname(file), 'locks')),
    close: async () => void watcher.close(),
  });
}

/** Kysely runs SQLite migrations without a transaction, although SQLite can roll back schema changes. */
class TransactionalSqlite extends SqliteDialect {
  readonly #driver: SqliteDriver;

  constructor(connection: SqliteDatabase.Database) {
    const config = { database: cacheStatements(connection) };
    super(config);
    this.#driver = new SqliteRollbackDriver(config, connection);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  override createDriver() {
    return this.#driver;
  }
}

/** SQLite rolls back by itself when the disk is full. A second rollback would fail, and hide the reason. */
class SqliteRollbackDriver extends SqliteDriver {
  readonly #connection: SqliteDatabase.Database;

  constructor(config: SqliteDialectConfig, connection: SqliteDatabase.Database) {
    super(config);
    this.#connection = connection;
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** pg treats these modes as `verify-full`, and says so in English at every start. */
const AS_VERIFY_FULL = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

async function openPostgres(given: string): Promise<Database> {
  const url = given.includes('uselibpqcompat=') ? given : given.replace(AS_VERIFY_FULL, 'verify-full');
  // Not loaded for SQLite.
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // Counts and sizes are strings by default. All values here are exact as doubles.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
  const open = (max: number) =>
    guarded(
      new pg.Pool({
        connectionString: url,
        types,
        max,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        idleTimeoutMillis: CLOSED_AFTER_IDLE_MS,
        verify: (client, done) => void client.query(FOR_SHORT_QUERIES).then(() => done(), done),
      }),
    );
  const pool = open(20);
  // A separate connection, so that this query does not wait for others.
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
  // Without a listener, an idle connection closed by the server would end the process. The next query opens another.
  pool.on('error', () => undefined);
  // The same for a connection closed within a transaction: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareMarkedStatements);
  return pool;
}

function wrap(
  dialect: Database['dialect'],
  kyselyDialect: SqliteDialect | PostgresDialect,
  { contentVersion, locks, close }: Pick<Database, 'contentVersion' | 'locks' | 'close'>,
): Database {
  const writes = new OwnWrites();
  const log = ({ query }: { query: { sql: string } }) => {
    recordQuery(query.sql);
    writes.note(query.sql);
  };
  const db = new Kysely<Tables>({ dialect: kyselyDialect, plugins: [refuseInsideTransaction], log });
  return {
    dialect,
    db,
    contentVersion,
    writes,
    locks,
    async close() {
      await close();
      await db.destroy();
    },
  };
}

/** Dialect of a handle, for the full-text search, which differs between the two. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Database['dialect'] =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
