import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { claimStorage, noteMailChecked, putToSleep } from './installation.ts';
import { comparedSettings, differingSettings } from './instance-settings.ts';

const HOUR_MS = 3_600_000;

it('settings that differ between instances are named when the second starts, and no value of them is stored', async () => {
  const { context } = await buildTestApp();
  const start = (instance: string, changed: Partial<Config> = {}) =>
    differingSettings({ ...context, config: { ...context.config, ...changed } }, instance);
  const mail = { smtpUrl: 'smtp://portal:s3cretword@mail.example.com', from: 'no-reply@example.com' };

  expect(await start('a:3000', { mail, productName: '한국RPA' })).toEqual([]);
  expect(await start('b:3000', { mail, productName: '한국RPA', port: 3001, dataDir: '/elsewhere' })).toEqual([]);
  expect(await start('c:3000', { mail: { ...mail, smtpUrl: null }, productName: '다른이름' })).toEqual([
    '설정이 다른 서버(a:3000)와 다릅니다. 모두 같게 해주세요: SMTP_URL, MAIL_FROM / PRODUCT_NAME',
    '설정이 다른 서버(b:3000)와 다릅니다. 모두 같게 해주세요: SMTP_URL, MAIL_FROM / PRODUCT_NAME',
  ]);
  const rows = await context.db.selectFrom('installation').select('value').execute();
  expect(JSON.stringify(rows)).not.toMatch(/s3cretword|한국RPA|mail\.example/);
});

it('a check compares settings with those of the running instances, and is none itself', async () => {
  const { context } = await buildTestApp();
  const named = (productName: string) => ({ ...context, config: { ...context.config, productName } });
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
    config: { ...context.config, productName, port },
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
    differingSettings({ ...context, config: { ...context.config, productName } }, instance);
  expect(await start('a', '하나')).toEqual([]);
  expect(await start('b', '둘')).toEqual(['설정이 다른 서버(a)와 다릅니다. 모두 같게 해주세요: PRODUCT_NAME']);
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

it('settings are compared with the last start of an instance, and with none that ended a day ago', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const start = (instance: string, productName: string) =>
    differingSettings({ ...context, config: { ...context.config, productName } }, instance);
  await start('a', '하나');
  expect(await start('b', '둘')).toHaveLength(1);
  await start('a', '둘');
  expect(await start('b', '둘')).toEqual([]);
  portal.advance(25 * HOUR_MS);
  expect(await start('c', '셋')).toEqual([]);
});
