import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished, vi } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import type { TestApp } from '../build-test-app.ts';

const WAITERS = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

/** Connections that wait for each other exist on PostgreSQL only; SQLite has one writer. */
export const hasRowLocks = (): boolean => inject('databaseTemplate').kind === 'postgres';

interface RowLock {
  /** Runs a statement in the transaction that holds the lock. */
  change(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Waits until this number of other connections wait for a lock: they have read but not written. */
  waiters(count: number): Promise<void>;
  /** Commits the changes and releases the lock. */
  release(): Promise<void>;
  /** Releases the lock without the changes. */
  undo(): Promise<void>;
}

const countWaiters = async ({ db }: TestApp['context']) => (await WAITERS.execute(db)).rows[0]?.count ?? 0;

const until = async (isSo: () => Promise<boolean>): Promise<void> =>
  void (await vi.waitUntil(isSo, { timeout: 10_000, interval: 10 }));

/**
 * Resolves when `work` waits for a lock of another transaction, or has ended. At once on SQLite, which serialises
 * transactions.
 */
export async function blockedOrDone({ context }: TestApp, work: Promise<unknown>): Promise<void> {
  if (!hasRowLocks()) return;
  let isDone = false;
  const end = () => void (isDone = true);
  work.then(end, end);
  await until(async () => isDone || (await countWaiters(context)) > 0);
}

/**
 * A transaction on its own connection, for controlling what happens between the start of a call and its first write:
 * `change` what the call will wait for, start the call without awaiting it, await `waiters(1)`, change what the call
 * must notice, release. Waiting calls continue in order of arrival.
 * @throws if fewer connections than expected wait after ten seconds.
 */
export async function openLock({ context }: TestApp): Promise<RowLock> {
  const client = new pg.Client({ connectionString: context.config.databaseUrl ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return {
    change: async (sql, values = []) => void (await client.query(sql, [...values])),
    // On another connection: within a transaction the list of connections is a snapshot.
    waiters: (count) => until(async () => (await countWaiters(context)) >= count),
    release: async () => void (await client.query('commit')),
    undo: async () => void (await client.query('rollback')),
  };
}

/** The same, with the rows locked whose `column` is `value`. */
export async function lockRow(portal: TestApp, table: keyof Tables, value: string, column = 'id'): Promise<RowLock> {
  const lock = await openLock(portal);
  await lock.change(`select from "${table}" where "${column}" = $1 for update`, [value]);
  return lock;
}

/** Lets calls wait for the row that `lock` holds, one after the other; returns their results after its release. */
export async function inStep(
  lock: RowLock,
  calls: readonly (() => ReturnType<TestApp['post']>)[],
): Promise<Awaited<ReturnType<TestApp['post']>>[]> {
  const answers = [];
  for (const [index, call] of calls.entries()) {
    answers.push(call());
    await lock.waiters(index + 1);
  }
  await lock.release();
  return Promise.all(answers);
}
