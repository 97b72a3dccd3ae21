import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { beginSecondFactor, confirmSecondFactor, totpSecretOf } from './factor.queries.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

/** Code of an authenticator app at the portal's clock. */
export const codeOf = ({ context }: Pick<TestApp, 'context'>, secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: context.clock.now().getTime() + stepsAway * 30_000,
  });

export function confirmedBy(portal: TestApp, password = TEST_PASSWORD) {
  const { keyId, encrypt } = encryptFor(portal);
  return { keyId, password: encrypt(password) };
}

/** Turns on the second factor through the API; half a minute later, so that the app has an unused code. */
export async function turnOn(portal: TestApp, { token }: Pick<MadeUser, 'token'>) {
  const begun = await portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal), { token });
  const secret: string = begun.data.secret;
  const done = await portal.post('/api/v1/user/second-factor-confirm', { code: codeOf(portal, secret) }, { token });
  portal.advance(30_000);
  return { secret, recoveryCodes: done.data.recoveryCodes as string[], uri: String(begun.data.uri), done };
}

/** Turns it on directly and without recovery codes, whose hashes are slow. */
export async function enableFactor(
  { context, advance }: Pick<TestApp, 'context' | 'advance'>,
  { id }: Pick<MadeUser, 'id'>,
): Promise<string> {
  const secret = newTotpSecret();
  const now = context.clock.now();
  await beginSecondFactor(context, id, secret);
  const step = stepOfCode(secret, codeOf({ context }, secret), now) ?? 0;
  const sealed = (await totpSecretOf(context, id))?.sealed ?? '';
  await confirmSecondFactor(context.db, context, id, { step, sealed });
  advance(30_000);
  return secret;
}

export function logIn(portal: TestApp, userId: string, password = TEST_PASSWORD) {
  return portal.post('/api/v1/user/login', { userId, ...confirmedBy(portal, password) });
}

/** First login step with the correct password; returns the token for the second step. */
export const begin = async (portal: TestApp, { loginId }: Pick<MadeUser, 'loginId'>): Promise<string> =>
  (await logIn(portal, loginId)).data.pendingLogin;

export const finish = (portal: TestApp, pendingLogin: string, code: string) =>
  portal.post('/api/v1/user/login-code', { pendingLogin, code });

export const isLoggedIn = async (portal: TestApp, token: string) =>
  (await portal.post('/api/v1/user/my-sessions', {}, { token })).status === 200;
