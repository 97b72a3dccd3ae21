/**
 * What the screens of sign-up and login send, bot check included, without the screens: for tests that need somebody
 * logged in but are not about getting in.
 */

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { solve } from '#web/features/users/bot/proof-of-work.ts';
import type { Challenge } from '#web/features/users/bot/proof-of-work.ts';
import { openTransport } from '#web/features/users/password/password-transport.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { BASE_URL, PASSWORD } from './portal.ts';

/** The API as the page's browser calls it, with that browser's cookies. */
const apiOf = (page: Page): Api =>
  createApi(async ({ method, url, body }) => {
    const response = await page.request.fetch(url, { method, data: body });
    return { status: response.status(), body: await response.json() };
  });

async function passBotCheck(api: Api): Promise<void> {
  const check = await api.get('/api/bot-challenge');
  if (check.kind !== 'pow') throw new Error(`The bot check is ${check.kind}, which no test solves`);
  const recaptchaToken = solve(check.challenge as unknown as Challenge) ?? '';
  expect((await api.post('/api/verify-recaptcha', { recaptchaToken })).success).toBe(true);
}

/** A new member, with what is required agreed to. */
export async function registerMember(page: Page, userId: string): Promise<void> {
  const api = apiOf(page);
  const agreed = async (kind: 'terms-of-use' | 'privacy-signup' | 'age' | 'marketing') => {
    const { version } = await api.post('/api/v1/site/term', { kind });
    return { version, agreed: kind !== 'marketing' };
  };
  await passBotCheck(api);
  const { keyId, encrypt } = await openTransport(api);
  await api.post('/api/v1/user/signup', {
    keyId,
    userId,
    userKey: await encrypt(PASSWORD),
    userName: await encrypt('홍길동'),
    email: await encrypt(`${userId}@example.com`),
    affiliation: await encrypt(''),
    consents: {
      termsOfUse: await agreed('terms-of-use'),
      privacy: await agreed('privacy-signup'),
      age: await agreed('age'),
      marketing: await agreed('marketing'),
    },
  });
}

/** From the next page on, the browser is logged in. */
export async function enterAs(page: Page, userId: string, password: string = PASSWORD): Promise<void> {
  const api = apiOf(page);
  await passBotCheck(api);
  const { keyId, encrypt } = await openTransport(api);
  const answer = await api.post('/api/v1/user/login', { keyId, userId, password: await encrypt(password) });
  if (!('token' in answer)) throw new Error(`${userId} has a second factor`);
  await page.context().addCookies([{ name: 'token', value: answer.token, url: BASE_URL }]);
}
