import type { Page } from '@playwright/test';
import { BASE_URL } from './portal.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An unsigned token: the browser treats it as a login, the API refuses it. Enough, and fast, for tests of the shell.
 */
export function unsignedToken(endsInSeconds: number, loginId = 'hong1234'): string {
  const exp = Math.floor(Date.now() / 1000) + endsInSeconds;
  return `${encode({ alg: 'none' })}.${encode({ sub: loginId, roles: ['ROLE_USER'], userKorName: '홍길동', exp })}.x`;
}

/** Sets a token cookie, as after a login in another tab. */
export async function comeLoggedIn(page: Page, endsInSeconds = 3600): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: unsignedToken(endsInSeconds), url: BASE_URL }]);
}
