import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createJobRunner } from '#server/features/admin/health/job-runner.ts';
import { AppError } from '#server/errors.ts';
import { putToSleep } from '#server/installation/installation.ts';
import type { Config } from '#server/config.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeMail } from '#server/testing/make/make.mail.ts';

const TOKEN = 'a-token-of-twenty-characters';

async function portalWithMetrics(overrides: Partial<Config> = {}) {
  const portal = await buildTestApp({ metricsToken: TOKEN, ...overrides });
  const metrics = async () => {
    const { status, text } = await portal.get('/metrics', { token: TOKEN });
    expect(status).toBe(200);
    const values = text.split('\n').filter((line) => line.startsWith('portal_'));
    return Object.fromEntries(
      values.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  };
  return { portal, metrics };
}

/** Until what is returned is called. */
function takeDatabaseAway({ context }: TestApp): () => void {
  const { db } = context;
  context.db = new Proxy(db, {
    get(target, name) {
      if (name === 'selectFrom') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return Reflect.get(target, name) as unknown;
    },
  });
  return () => void (context.db = db);
}

it('tells of mail, jobs, disk and storage', async () => {
  const { portal, metrics } = await portalWithMetrics();
  const { context } = portal;
  await makeMail(portal, '2026-11-21T02:00:00.000Z');
  await createJobRunner(context)('backup', async () => undefined);
  const failing = createJobRunner(context);
  for (let i = 0; i < 3; i += 1) await failing('trash', () => Promise.reject(new Error('디스크')));
  expect(await metrics()).toMatchObject({
    portal_mail_waiting: 1,
    portal_mail_failed: 0,
    portal_mail_oldest_waiting_seconds: 3_600,
    'portal_job_last_success_timestamp_seconds{task="backup"}': Date.parse('2026-11-21T03:00:00.000Z') / 1_000,
    'portal_job_failures{task="trash"}': 3,
    'portal_job_last_success_timestamp_seconds{task="trash"}': 0,
    portal_disk_free_bytes: expect.any(Number),
    portal_database_up: 1,
    portal_storage_up: 1,
    portal_asleep: 0,
  });
  await putToSleep(context.db, '2026-11-21T03:00:00.000Z');
  context.storage.read = () => Promise.reject(new AppError('FI06'));
  expect(await metrics()).toMatchObject({ portal_asleep: 1, portal_storage_up: 0 });
});

it('answers while the database is away, and says that it is', async () => {
  const { portal, metrics } = await portalWithMetrics();
  const giveBack = takeDatabaseAway(portal);
  const told = await metrics();
  expect(told).toMatchObject({ portal_database_up: 0, portal_storage_up: 1 });
  // Not 0 either: mails that were given up before would seem to be new ones when the database is back.
  const ofDatabase = Object.keys(told).filter((name) => /_(?:mail|job|asleep|clock|lost)/.test(name));
  expect(ofDatabase).toEqual([]);
  giveBack();
  expect(await metrics()).toMatchObject({ portal_database_up: 1, portal_mail_waiting: 0, portal_asleep: 0 });
});

it('is asked by deploy/alerts.yml once for all instances of what they read in the database they share', async () => {
  const { portal, metrics } = await portalWithMetrics();
  const namesOf = (told: Record<string, number>) => new Set(Object.keys(told).map((name) => name.replace(/\{.*/, '')));
  const all = namesOf(await metrics());
  const ofInstance = namesOf((takeDatabaseAway(portal), await metrics())).add(
    'portal_database_clock_difference_seconds',
  );
  const shared = [...all].filter((name) => !ofInstance.has(name));
  expect(shared).toEqual(expect.arrayContaining(['portal_mail_failed', 'portal_job_failures', 'portal_asleep']));
  const rules = readFileSync('deploy/alerts.yml', 'utf8');
  const asked = shared.flatMap((name) => [...rules.matchAll(new RegExp(`[^:=]*\\b${name}\\b`, 'g'))]);
  expect(asked.length).toBeGreaterThan(5);
  const each = asked
    .map(([before]) => before)
    .filter((before) => !/max by \(job(?:, task)?\) \((?:delta\()?\w+$/.test(before));
  expect(each).toEqual([]);
});

it('tells whether backups can be written, of an instance that has a folder for them', async () => {
  const backup = { dir: '/no/backups', keep: 7 };
  const { metrics } = await portalWithMetrics({ backup });
  expect(await metrics()).toMatchObject({ portal_backup_folder_writable: 0 });
  backup.dir = tmpdir();
  expect(await metrics()).toMatchObject({ portal_backup_folder_writable: 1 });
  const without = await portalWithMetrics();
  expect(await without.metrics()).not.toHaveProperty('portal_backup_folder_writable');
});

it('has every metric that deploy/alerts.yml asks for', async () => {
  const { portal } = await portalWithMetrics();
  const { text } = await portal.get('/metrics', { token: TOKEN });
  const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/\b(?:portal|http)_[a-z_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  const missing = asked.filter((name) => !text.includes(`# TYPE ${name.replace(/_count$/, '')} `));
  expect(missing).toEqual([]);
});

it('has a label of its own for what deploy/alerts.yml tells apart, none that Prometheus renames', async () => {
  const { portal } = await portalWithMetrics();
  const { text } = await portal.get('/metrics', { token: TOKEN });
  const series = text.split('\n').filter((line) => line.startsWith('portal_'));
  expect(series.filter((line) => /[{,](?:job|instance)=/.test(line))).toEqual([]);

  const rules = readFileSync('deploy/alerts.yml', 'utf8');
  const asked = [...rules.matchAll(/\b(portal_[a-z_]+)\{([a-z_]+)/g)].map(([, name, label]) => `${name}{${label}=`);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((start) => !text.includes(start))).toEqual([]);
});

it('counts the files of a build together, not each in a series of its own', async () => {
  const { portal } = await portalWithMetrics();
  const paths = ['/assets/a-1.js', '/assets/b-2.js'];
  for (const path of paths) portal.app.get(path, async () => '');
  for (const path of paths) await portal.get(path);
  const { text } = await portal.get('/metrics', { token: TOKEN });
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/assets/*",status="200"} 2');
  expect(text).not.toContain('a-1.js');
});
