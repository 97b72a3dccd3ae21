import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { withLock, LOCKS } from './locks.ts';
import { openProgress, readProgress } from './progress.ts';

const TAKER = new URL('../testing/database/acquire-lock.process.ts', import.meta.url);

/** Another process that has taken the lock on the same database. */
async function otherProcess({ context }: Awaited<ReturnType<typeof buildTestApp>>, name: keyof typeof LOCKS) {
  const { databaseUrl, dataDir } = context.config;
  const child = fork(TAKER, [databaseUrl ?? `${dataDir}/portal.sqlite`, name]);
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'message')).toContain('taken');
  return { kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

describe('what one process does for all', () => {
  it('is done by one at a time, and by the next when it is done', async () => {
    const { context } = await buildTestApp();
    const acquires = await Promise.all([1, 2, 3].map(() => context.locks.acquire('sweep')));
    const taken = acquires.filter((lock) => lock !== null);
    expect(taken).toHaveLength(1);
    expect(await withLock(context, 'sweep', () => expect.unreachable('another has it'))).toBe(false);
    expect(await withLock(context, 'import', async () => undefined)).toBe(true);
    await taken[0]?.[Symbol.asyncDispose]();
    expect(await withLock(context, 'sweep', async () => undefined)).toBe(true);
  });

  it('can be done again at once when it failed', async () => {
    const { context } = await buildTestApp();
    await expect(withLock(context, 'sweep', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(context, 'sweep', async () => undefined)).toBe(true);
  });

  it('is free as soon as its process is killed, without a clock', async () => {
    const portal = await buildTestApp();
    const other = await otherProcess(portal, 'first-start');
    expect(await portal.context.locks.acquire('first-start')).toBeNull();
    await other.kill();
    // PostgreSQL notices a closed connection slightly later; the portal's clock is frozen.
    await vi.waitFor(async () => {
      await using lock = await portal.context.locks.acquire('first-start');
      expect(lock).not.toBeNull();
    }, 10_000);
  });

  it('stops when its lock is lost, and is free for another', async () => {
    const { context } = await buildTestApp();
    // SQLite has no connection that could break.
    if (context.dialect === 'sqlite') return;
    const begun = Promise.withResolvers<void>();
    const work = withLock(context, 'import', async (signal) => {
      begun.resolve();
      await once(signal, 'abort');
      signal.throwIfAborted();
    });
    const stopped = expect(work).rejects.toThrow('The lock import was lost');
    await begun.promise;
    const held = sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.import}
      and database = (select oid from pg_database where datname = current_database())`;
    await held.execute(context.db);
    await stopped;
    // PostgreSQL releases what a connection held slightly after its end.
    await vi.waitFor(async () => expect(await withLock(context, 'import', async () => undefined)).toBe(true), 10_000);
  });

  it('stops when the portal does', async () => {
    const { context } = await buildTestApp();
    const stopping = new AbortController();
    const work = async (signal: AbortSignal) => {
      stopping.abort(new Error('stopping'));
      signal.throwIfAborted();
    };
    await expect(withLock(context, 'sweep', work, stopping.signal)).rejects.toThrow('stopping');
  });

  it('is told to the others while it goes on, and by nobody after that', async () => {
    const { context } = await buildTestApp();
    expect(await readProgress(context, 'import')).toBeNull();
    const lock = await context.locks.acquire('import');
    {
      await using progress = await openProgress(context, 'import', 'begun');
      expect(await readProgress(context, 'import')).toBe('begun');
      progress.set('half');
      await vi.waitFor(async () => expect(await readProgress(context, 'import')).toBe('half'), 10_000);
    }
    await lock?.[Symbol.asyncDispose]();
    await context.db.insertInto('job_progress').values({ name: 'import', detail: 'of a killed process' }).execute();
    expect(await readProgress(context, 'import')).toBeNull();
  });
});
