import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { JobName } from '#shared/jobs.ts';
import { createJobRunner } from './features/admin/health/job-runner.ts';
import { hourlySweep } from './sweep.ts';
import type { TestApp } from './testing/build-test-app.ts';
import { buildTestApp } from './testing/build-test-app.ts';

const MINUTE_MS = 60_000;

/** The sweep of one instance; `ran` has the jobs that it began. */
function instanceOf({ context }: TestApp) {
  const ran: JobName[] = [];
  const signal = new AbortController().signal;
  const runJob = (name: JobName, work: () => Promise<unknown>) => {
    ran.push(name);
    // A runner of its own each time: one stores what succeeds at most once a minute of the machine's clock.
    return createJobRunner(context, signal)(name, work);
  };
  return { ran, step: hourlySweep(context, { runJob, signal, build: null }) };
}

it('cleans up once an hour for all instances, whenever each of them started', async () => {
  const portal = await buildTestApp();
  const first = instanceOf(portal);
  await first.step();
  expect(first.ran).toContain('trash');

  portal.advance(20 * MINUTE_MS);
  const second = instanceOf(portal);
  await second.step();
  expect(second.ran).toEqual([]);

  for (let minutes = 20; minutes < 180; minutes += 5) {
    portal.advance(5 * MINUTE_MS);
    await second.step();
    await first.step();
  }
  const sweeps = [...first.ran, ...second.ran].filter((name) => name === 'sessions');
  expect(sweeps).toHaveLength(1 + 3);
});

it('goes on after an hour when the one that did it last has ended, and when the clock was set back', async () => {
  const portal = await buildTestApp();
  await instanceOf(portal).step();
  const other = instanceOf(portal);
  await other.step();
  portal.advance(60 * MINUTE_MS);
  await other.step();
  expect(other.ran.filter((name) => name === 'sessions')).toHaveLength(1);
  portal.advance(-24 * 60 * MINUTE_MS);
  await other.step();
  expect(other.ran.filter((name) => name === 'sessions')).toHaveLength(2);
});

it('is repeated as soon as possible when it was interrupted before its end', async () => {
  const portal = await buildTestApp();
  const stopping = new AbortController();
  const interrupted = hourlySweep(portal.context, {
    runJob: async (name, work) => {
      const isWell = await createJobRunner(portal.context, stopping.signal)(name, work);
      if (name === 'files') stopping.abort();
      return isWell;
    },
    signal: stopping.signal,
    build: null,
  });
  expect(await interrupted()).toBe(false);
  const next = instanceOf(portal);
  await next.step();
  expect(next.ran).toContain('sessions');
});

it('begins nothing more when its lock was lost, because another instance may have it', async () => {
  const { context } = await buildTestApp();
  const lost = new AbortController();
  context.locks = {
    ...context.locks,
    acquire: async () => ({ signal: lost.signal, [Symbol.asyncDispose]: async () => undefined }),
  };
  const ran: JobName[] = [];
  const { signal } = new AbortController();
  const runJob = async (name: JobName, work: () => Promise<unknown>) => {
    ran.push(name);
    const isWell = await createJobRunner(context, signal)(name, work);
    if (name === 'files') lost.abort(new Error('The lock sweep was lost'));
    return isWell;
  };
  expect(await hourlySweep(context, { runJob, signal, build: null })()).toBe(false);
  expect(ran).toEqual(['sessions', 'files']);
});

it('stops between two parts of what it deletes when the portal stops', async () => {
  const { context } = await buildTestApp();
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)`;
  await sql`insert into visit_mark (day, place, mark) ${numbers}
    select '2026-01-01', 'home', 'mark' || i from n`.execute(context.db);
  const stopping = new AbortController();
  const stopAtFirstPart: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('visit_mark')) stopping.abort();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { signal } = stopping;
  const runJob = createJobRunner(context, signal);
  const stopped = { ...context, db: context.db.withPlugin(stopAtFirstPart) };
  expect(await hourlySweep(stopped, { runJob, signal, build: null })()).toBe(false);
  const { rows } = await sql<{ count: number }>`select count(*) as count from visit_mark`.execute(context.db);
  expect(Number(rows[0]?.count)).toBe(1_200 - 500);
});

it('an instance without a folder for backups skips none of one that has it, and two that have it make one a day', async () => {
  const portal = await buildTestApp();
  const dir = await mkdtemp(join(tmpdir(), 'portal-sweep-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const config = { ...portal.context.config, backup: { dir, keep: 7 } };
  const withFolder = () => instanceOf({ ...portal, context: { ...portal.context, config } });
  const [without, one, other] = [instanceOf(portal), withFolder(), withFolder()];
  for (let minutes = 0; minutes < 180; minutes += 20) {
    for (const { step } of [without, one, other]) await step();
    portal.advance(20 * MINUTE_MS);
  }
  expect([without, one, other].map(({ ran }) => ran.filter((name) => name === 'backup').length)).toEqual([0, 1, 0]);
  expect(await readdir(dir)).toHaveLength(1);
});
