import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import { nowIso } from '#server/context.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { claimStorage, noteMailChecked, putToSleep } from './installation.ts';
import { comparedSettings, differingSettings, noteRunning, noteStopped } from './instance-settings.ts';

const HOUR_MS = 3_600_000;

it('settings that differ between instances are named when the second starts, and no value of them is stored', async () => {
  const { context } = await buildTestApp();
  const start = (instance: string, changed: Partial<Config> = {}) =>
    differingSettings({ ...context, config: { ...context.config, isProductNameGiven: true, ...changed } }, instance);
  const mail = { smtpUrl: 'smtp://portal:s3cretword@mail.example.com', from: 'no-reply@example.com' };

  expect(await start('a:3000', { mail, productName: '한국RPA' })).toEqual([]);
  expect(await start('b:3000', { mail, productName: '한국RPA', port: 3001, dataDir: '/elsewhere' })).toEqual([]);
  expect(await start('c:3000', { mail: { ...mail, smtpUrl: null }, productName: '다른이름' })).toEqual([
    '설정이 지금 도는 서버(a:3000)와 다릅니다. 모두 같게 해주세요: SMTP_URL, MAIL_FROM / PRODUCT_NAME',
    '설정이 지금 도는 서버(b:3000)와 다릅니다. 모두 같게 해주세요: SMTP_URL, MAIL_FROM / PRODUCT_NAME',
  ]);
  const rows = await context.db.selectFrom('installation').select('value').execute();
  expect(JSON.stringify(rows)).not.toMatch(/s3cretword|한국RPA|mail\.example/);
});

it('a check compares settings with those of the running instances, and is none itself', async () => {
  const { context } = await buildTestApp();
  const named = (productName: string) => ({
    ...context,
    config: { ...context.config, isProductNameGiven: true, productName },
  });
  await differingSettings(named('하나'), 'a');
  expect(await comparedSettings(named('둘'), 'b')).toEqual([
    '설정이 지금 도는 서버(a)와 다릅니다. 모두 같게 해주세요: PRODUCT_NAME',
  ]);
  expect(await comparedSettings(named('하나'), 'b')).toEqual([]);
  expect(await differingSettings(named('하나'), 'a')).toEqual([]);
});

it('a check takes the server for itself whose port its settings name, wherever they were read', async () => {
  const { context } = await buildTestApp();
  const named = (productName: string, port: number) => ({
    ...context,
    config: { ...context.config, isProductNameGiven: true, productName, port },
  });
  await differingSettings(named('하나', 3001));
  expect(await comparedSettings(named('둘', 3001))).toEqual([]);
  expect(await comparedSettings(named('둘', 3002))).toEqual([
    expect.stringMatching(/^설정이 지금 도는 서버\(.+:3001\)와 다릅니다/),
  ]);
});

it('settings are compared beside all else that the portal knows of its installation', async () => {
  const { context } = await buildTestApp();
  await claimStorage(context.db, context.storage);
  await noteMailChecked(context.db, 'smtp://mail.example.com');
  await putToSleep(context.db, '2026-07-01T00:00:00.000Z');
  const start = (instance: string, productName: string) =>
    differingSettings({ ...context, config: { ...context.config, isProductNameGiven: true, productName } }, instance);
  expect(await start('a', '하나')).toEqual([]);
  expect(await start('b', '둘')).toEqual(['설정이 지금 도는 서버(a)와 다릅니다. 모두 같게 해주세요: PRODUCT_NAME']);
});

it('whoever reads the database does not guess a password from what is stored of the settings at the speed of a plain hash', async () => {
  const { context } = await buildTestApp();
  await differingSettings(context, 'a:3000');
  const { value } = await context.db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'settings a:3000')
    .executeTakeFirstOrThrow();
  const { digests } = JSON.parse(value) as { digests: Record<string, string> };
  const guess = (key: 'admin' | 'mail') =>
    createHmac('sha256', context.keys.signingSecret).update(JSON.stringify(context.config[key])).digest('base64url');
  expect(Object.values(digests)).not.toContain(guess('admin'));
  expect(Object.values(digests)).not.toContain(guess('mail'));
});

it('settings are compared with the last start of an instance, and with none that no longer runs', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const start = (instance: string, productName: string) =>
    differingSettings({ ...context, config: { ...context.config, isProductNameGiven: true, productName } }, instance);
  await start('a', '하나');
  expect(await start('b', '둘')).toHaveLength(1);
  await start('a', '둘');
  expect(await start('b', '둘')).toEqual([]);
  // Of the two, one is killed and the other runs on.
  for (let minute = 0; minute < 4; minute += 1) {
    portal.advance(60_000);
    await noteRunning(context, 'b');
  }
  expect(await start('c', '셋')).toEqual(['설정이 지금 도는 서버(b)와 다릅니다. 모두 같게 해주세요: PRODUCT_NAME']);
  portal.advance(25 * HOUR_MS);
  expect(await start('d', '넷')).toEqual([]);
  const rows = await context.db.selectFrom('installation').select('name').where('name', 'like', 'settings %').execute();
  expect(rows).toEqual([{ name: 'settings d' }]);
});

it('a server that was stopped is no longer named by a check', async () => {
  const { context } = await buildTestApp();
  const named = (productName: string, port: number) => ({
    ...context,
    config: { ...context.config, isProductNameGiven: true, productName, port },
  });
  // Its start could not reach the database for a moment.
  await noteRunning(named('하나', 3001));
  expect(await comparedSettings(named('둘', 3002))).toHaveLength(1);
  await noteStopped(named('하나', 3001));
  expect(await comparedSettings(named('둘', 3002))).toEqual([]);
});

it('a setting is named that was given otherwise, and none that follows from another', async () => {
  const { context } = await buildTestApp();
  const compare = async (one: Record<string, string>, other: Record<string, string>) => {
    await differingSettings({ ...context, config: readConfig(one) }, 'a');
    return comparedSettings({ ...context, config: readConfig(other) }, 'b');
  };
  expect(await compare({ SEED: 'none' }, { SEED: 'demo' })).toEqual([expect.stringMatching(/: SEED$/)]);
  expect(await compare({ PORT: '3001' }, { PORT: '3002', HOST: '10.0.0.11' })).toEqual([]);
  expect(await compare({ PUBLIC_URL: 'https://portal.example.com' }, {})).toEqual([
    expect.stringMatching(/: PUBLIC_URL$/),
  ]);
});

it('settings are not compared with those of a version that read them otherwise, nor does that one find them', async () => {
  const { context } = await buildTestApp();
  const digestsOf = async (instance: string) => {
    await differingSettings(context, instance);
    const rows = context.db.selectFrom('installation').select('value').where('name', '=', `settings ${instance}`);
    const { value } = await rows.executeTakeFirstOrThrow();
    return Object.entries((JSON.parse(value) as { digests: Record<string, string> }).digests);
  };
  // The version before noted plain names, and a product name that follows from SEED as if it had been given.
  const before = (await digestsOf('a')).map(([name]) => [name.replace(/^\d+ /, ''), 'another']);
  const value = JSON.stringify({ seenAt: nowIso(context), digests: Object.fromEntries(before) as object });
  await context.db.updateTable('installation').set({ value }).where('name', '=', 'settings a').execute();
  expect(await differingSettings(context, 'b')).toEqual([]);
  const known = new Set(before.map(([name]) => name));
  expect((await digestsOf('b')).filter(([name]) => known.has(name))).toEqual([]);
});
