/** Sign-up and login by API calls, including the bot check: for tests that need a logged-in user only. */

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { solve } from '#web/features/bot-check/proof-of-work.ts';
import type { Challenge } from '#web/features/bot-check/proof-of-work.ts';
import { openTransport } from '#web/features/users/password/password-transport.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { BASE_URL, PASSWORD } from './portal.ts';

/** API client with the cookies of the page's browser. */
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

/** Registers a member with the required consents. */
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

/** Logs in the browser, from its next page on. */
export async function logInAs(page: Page, userId: string, password: string = PASSWORD): Promise<void> {
  const api = apiOf(page);
  await passBotCheck(api);
  const { keyId, encrypt } = await openTransport(api);
  const answer = await api.post('/api/v1/user/login', { keyId, userId, password: await encrypt(password) });
  if (!('token' in answer)) throw new Error(`${userId} has a second factor`);
  await page.context().addCookies([{ name: 'token', value: answer.token, url: BASE_URL }]);
}
