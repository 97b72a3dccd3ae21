import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createJobRunner } from '#server/features/admin/health/job-runner.ts';
import { AppError } from '#server/errors.ts';
import { putToSleep } from '#server/installation/installation.ts';
import type { Config } from '#server/config.ts';
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
  const { db } = portal.context;
  portal.context.db = new Proxy(db, {
    get(target, name) {
      if (name === 'selectFrom') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return Reflect.get(target, name) as unknown;
    },
  });
  const told = await metrics();
  expect(told).toMatchObject({ portal_database_up: 0, portal_storage_up: 1 });
  // Not 0 either: mails that were given up before would seem to be new ones when the database is back.
  const ofDatabase = Object.keys(told).filter((name) => /_(?:mail|job|asleep|clock)/.test(name));
  expect(ofDatabase).toEqual([]);
  portal.context.db = db;
  expect(await metrics()).toMatchObject({ portal_database_up: 1, portal_mail_waiting: 0, portal_asleep: 0 });
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
