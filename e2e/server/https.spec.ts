import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:https';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { hydrated, open } from '../support/open.ts';
import { FIRST_START_MS, killPortal, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';
import { ADMIN } from '../support/portal.ts';
import { startTlsProxy } from '../support/servers/tls-proxy.ts';

const PORT = await freePort();
const ORIGIN = `https://127.0.0.1:${await freePort()}`;

let portal: ChildProcess;
let proxy: Server;
let folder: string;

test.use({ baseURL: ORIGIN, ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_START_MS);
  folder = newDataDir();
  portal = startPortal(PORT, folder, {
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '127.0.0.1',
    SEED: 'none',
    ADMIN_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await untilReady(PORT);
  proxy = await startTlsProxy(Number(new URL(ORIGIN).port), PORT);
});

test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await killPortal(portal);
  rmSync(folder, { recursive: true, force: true });
});

test('https cookies: behind a TLS proxy every cookie of a log-in is Secure, and none crosses sites', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByLabel(/^아이디\*?$/).fill(ADMIN.userId);
  await page.getByLabel(/^비밀번호\*?$/).fill(ADMIN.password);
  await page.getByLabel('아이디 저장').check();
  await page.getByLabel(/^비밀번호\*?$/).press('Enter');
  await expect(page).toHaveURL('/');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'savedId', 'device']));
  for (const { name, secure, sameSite } of cookies) {
    expect({ name, secure }).toEqual({ name, secure: true });
    expect(['Lax', 'Strict'], name).toContain(sameSite);
  }
  // Scripts read what the specification has them read, and nothing else.
  const readable = cookies.filter(({ httpOnly }) => !httpOnly).map(({ name, path }) => `${name} ${path}`);
  expect(readable.toSorted()).toEqual(['savedId /', 'token /']);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: `${ADMIN.userId}님` })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(dialogOf(page)).toContainText('로그아웃 하시겠습니까?');
  await confirm(page);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect((await page.context().cookies(ORIGIN)).map(({ name }) => name)).not.toContain('token');
});

test('https: pages ask for https for a year, and those of a plain http portal do not', async ({ page, playwright }) => {
  const response = await open(page, '/');
  expect(response?.headers()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  const plain = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${process.env.PORTAL_E2E_PORT}` });
  expect((await plain.get('/')).headers()).not.toHaveProperty('strict-transport-security');
  await plain.dispose();
});
