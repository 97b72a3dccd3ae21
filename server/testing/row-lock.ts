import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished, vi } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import type { TestApp } from './build-test-app.ts';

const WAITERS = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

/** Two connections that hold each other up exist on PostgreSQL alone: SQLite has one writer. */
export const hasRowLocks = (): boolean => inject('databaseTemplate').kind === 'postgres';

interface RowLock {
  /** Runs a statement in the transaction that holds the lock. */
  change(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Waits until so many other connections wait for a lock: they have read, and not yet written. */
  waiters(count: number): Promise<void>;
  /** Commits what was changed and lets those who wait go on. */
  release(): Promise<void>;
  /** The same without what was changed. */
  undo(): Promise<void>;
}

const countWaiters = async ({ db }: TestApp['context']) => (await WAITERS.execute(db)).rows[0]?.count ?? 0;

const until = async (isSo: () => Promise<boolean>): Promise<void> =>
  void (await vi.waitUntil(isSo, { timeout: 10_000, interval: 10 }));

/**
 * Until `work` waits for a lock that another transaction has, or has ended without waiting. At once on SQLite, where
 * its transactions take turns.
 */
export async function blockedOrDone({ context }: TestApp, work: Promise<unknown>): Promise<void> {
  if (!hasRowLocks()) return;
  let isDone = false;
  const end = () => void (isDone = true);
  work.then(end, end);
  await until(async () => isDone || (await countWaiters(context)) > 0);
}

/**
 * A transaction on a connection of its own, so that a test decides what happens between the start of a call and its
 * first write: `change` what the call will wait for, start the call without awaiting it, await `waiters(1)`, change what
 * the call must not overlook, release. Calls that wait go on in the order in which they came.
 * @throws when fewer connections wait than `waiters` expects, after ten seconds.
 */
export async function openLock({ context }: TestApp): Promise<RowLock> {
  const client = new pg.Client({ connectionString: context.config.databaseUrl ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return {
    change: async (sql, values = []) => void (await client.query(sql, [...values])),
    // By another connection: within a transaction the list of connections stays as it was first read.
    waiters: (count) => until(async () => (await countWaiters(context)) >= count),
    release: async () => void (await client.query('commit')),
    undo: async () => void (await client.query('rollback')),
  };
}

/** The same with the rows locked in which `column` is `value`. */
export async function lockRow(portal: TestApp, table: keyof Tables, value: string, column = 'id'): Promise<RowLock> {
  const lock = await openLock(portal);
  await lock.change(`select from "${table}" where "${column}" = $1 for update`, [value]);
  return lock;
}
