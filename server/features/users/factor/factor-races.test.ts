import { afterAll, expect, it, vi } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/security/password.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { blockedOrDone } from '#server/testing/database/row-lock.ts';
import { endAllSessions, endSessionsBut, createSession } from '../sessions/session.queries.ts';
import { clearFailuresAt } from '../login/login-attempt.queries.ts';
import { begin, codeOf, confirmedBy, enableFactor, isLoggedIn, logIn, turnOn } from './factor.fixture.ts';
import { spendPendingLogin } from './pending-login.queries.ts';

// Tests of one worker share modules; this file needs other ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('#server/security/password.ts', { spy: true });
vi.mock('../login/login-attempt.queries.ts', { spy: true });

it.each([
  ['all', endAllSessions],
  ['all others', endSessionsBut],
] as const)('a login that is being finished while %s are ended has ended, too', async (_which, end) => {
  const portal = await buildTestApp();
  const { context } = portal;
  const hong = await makeUser(portal);
  await enableFactor(portal, hong);
  const pending = await begin(portal, hong);
  const started = Promise.withResolvers<string>();
  const goOn = Promise.withResolvers<void>();
  const login = transaction(context.db, async (tx) => {
    await spendPendingLogin(tx, pending);
    started.resolve(await createSession(tx, context, { id: hong.id, login_id: hong.loginId, name: hong.name }));
    await goOn.promise;
  });
  const token = await started.promise;
  const ending = transaction(context.db, async (tx) => end(tx, hong.id, ''));
  await blockedOrDone(portal, ending);
  goOn.resolve();
  await Promise.all([login, ending]);
  expect(await isLoggedIn(portal, token)).toBe(false);
});

it('recovery codes are made for who has shown password and code, and nobody else makes the server work for them', async () => {
  const portal = await buildTestApp();
  const [hong, kim] = [await makeUser(portal), await makeUser(portal)];
  const secret = await enableFactor(portal, hong);
  const hashed = vi.mocked(hashPassword).mockClear();
  const renew = (token: string, code: string, password?: string) =>
    portal.post('/api/v1/user/second-factor-codes', { ...confirmedBy(portal, password), code }, { token });
  expect(await renew(kim.token, '123456')).toMatchObject({ code: 'SF03' });
  expect(await renew(hong.token, codeOf(portal, secret), 'Wrong-pass1')).toMatchObject({ code: 'US04' });
  expect(await renew(hong.token, codeOf(portal, secret, 9))).toMatchObject({ code: 'LO06' });
  expect(hashed).not.toHaveBeenCalled();
  expect((await renew(hong.token, codeOf(portal, secret))).status).toBe(200);
  expect(hashed).toHaveBeenCalledTimes(10);
});

it('the key that the first code was of is the one that is kept, whoever begins anew meanwhile', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  const start = async () =>
    (await portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal), { token: hong.token })).data;
  const { secret } = await start();
  // Recovery codes are hashed between checking the code and turning on.
  vi.mocked(hashPassword).mockImplementationOnce(async () => {
    await start();
    return 'first';
  });
  const code = codeOf(portal, secret);
  const confirm = () => portal.post('/api/v1/user/second-factor-confirm', { code }, { token: hong.token });
  expect(await confirm()).toMatchObject({ status: 400, code: 'SF02' });
  expect((await portal.post('/api/v1/user/second-factor', {}, { token: hong.token })).data.since).toBeNull();
  expect((await turnOn(portal, hong)).done.status).toBe(200);
});

it('a login whose password fitted just before a factor was turned on waits for a code', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  // The last step before the session starts.
  vi.mocked(clearFailuresAt).mockImplementationOnce(async () => {
    await turnOn(portal, hong);
  });
  expect(Object.keys((await logIn(portal, hong.loginId)).data)).toEqual(['pendingLogin']);
});

it('a login that is being begun with the password alone has ended when a factor is on', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const hong = await makeUser(portal);
  const started = Promise.withResolvers<string>();
  const goOn = Promise.withResolvers<void>();
  const login = transaction(context.db, async (tx) => {
    started.resolve(await createSession(tx, context, { id: hong.id, login_id: hong.loginId, name: hong.name }));
    await goOn.promise;
  });
  const token = await started.promise;
  const turning = turnOn(portal, hong);
  await blockedOrDone(portal, turning);
  goOn.resolve();
  await Promise.all([login, turning]);
  expect(await isLoggedIn(portal, hong.token)).toBe(true);
  expect(await isLoggedIn(portal, token)).toBe(false);
});
