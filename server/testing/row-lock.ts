import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished, vi } from 'vitest';
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
 * Locks one row from a connection of its own, so that a test decides what happens between the start of a call and its
 * first write: start the call without awaiting it, await `waiters(1)`, change what the call must not overlook, release.
 * Calls that wait go on in the order in which they came.
 * @throws when fewer connections wait than `waiters` expects, after ten seconds.
 */
export async function lockRow({ context }: TestApp, table: 'document' | 'reply', id: string): Promise<RowLock> {
  const client = new pg.Client({ connectionString: context.config.databaseUrl ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(`select from "${table}" where id = $1 for update`, [id]);
  return {
    change: async (sql, values = []) => void (await client.query(sql, [...values])),
    // By another connection: within a transaction the list of connections stays as it was first read.
    waiters: (count) => until(async () => (await countWaiters(context)) >= count),
    release: async () => void (await client.query('commit')),
  };
}
