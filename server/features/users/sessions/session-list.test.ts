import { expect, it, vi } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { sweepExpired } from './session.queries.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const MINUTE = 60_000;

interface Listed {
  sessionId: string;
  device: string;
  isCurrent: boolean;
}

const sessionsOf = async (portal: TestApp, token: string) =>
  (await portal.post('/api/v1/user/my-sessions', {}, { token })).data.list as Listed[];

const isLoggedIn = async (portal: TestApp, token: string) =>
  (await portal.post('/api/v1/user/my-sessions', {}, { token })).status === 200;

async function logIn(portal: TestApp, { loginId }: MadeUser, userAgent: string): Promise<string> {
  const { keyId, encrypt } = encryptFor(portal);
  const login = { keyId, userId: loginId, password: encrypt(TEST_PASSWORD) };
  return (await portal.post('/api/v1/user/login', login, { headers: { 'user-agent': userAgent } })).data.token;
}

function confirmedBy(portal: TestApp, password = TEST_PASSWORD) {
  const { keyId, encrypt } = encryptFor(portal);
  return { keyId, password: encrypt(password) };
}

const end = (portal: TestApp, token: string | undefined, sessionId: string, password?: string) =>
  portal.post('/api/v1/user/end-session', { ...confirmedBy(portal, password), sessionId }, token ? { token } : {});

const endOthers = (portal: TestApp, token: string | undefined, password?: string) =>
  portal.post('/api/v1/user/end-other-sessions', confirmedBy(portal, password), token ? { token } : {});

it('shows a member where they are logged in: on what, since when, last used when, and which is this one', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal, { userId: 'hong2026' });
  await makeUser(portal);
  portal.advance(5 * MINUTE);
  const phone = await logIn(portal, hong, PHONE);
  portal.advance(10 * MINUTE);
  expect(await portal.post('/api/v1/user/my-sessions', {}, { token: hong.token })).toMatchObject({
    data: {
      totalCount: 2,
      list: [
        { device: '', isCurrent: true, startedAt: '2026-11-21T03:00:00.000Z', lastUsedAt: '2026-11-21T03:15:00.000Z' },
        { device: 'Safari, iPhone', isCurrent: false, startedAt: '2026-11-21T03:05:00.000Z' },
      ],
    },
  });
  expect((await sessionsOf(portal, phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

it('lists no more than a hundred of any number, this one first, and ends all', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  const { db } = portal.context;
  const [own] = await db.selectFrom('session').selectAll().where('user_id', '=', hong.id).execute();
  const later = '2026-11-21T03:00:30.000Z';
  const others = Array.from({ length: 150 }, (_, made) => ({ ...own!, jti: `made-${made}`, last_used_at: later }));
  await db.insertInto('session').values(others).execute();
  const listed = await sessionsOf(portal, hong.token);
  expect(listed).toHaveLength(100);
  expect(listed[0]?.isCurrent).toBe(true);
  expect((await endOthers(portal, hong.token)).data).toMatchObject({ ended: 150 });
});

it('notes a use once a minute, and not the numbers that are inside of tokens', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const lastUse = () => portal.context.db.selectFrom('session').select(['jti', 'last_used_at']).executeTakeFirst();
  portal.advance(MINUTE / 2);
  const shown = await sessionsOf(portal, token);
  expect(await lastUse()).toMatchObject({ last_used_at: '2026-11-21T03:00:00.000Z' });
  portal.advance(MINUTE);
  await Promise.all([sessionsOf(portal, token), sessionsOf(portal, token), sessionsOf(portal, token)]);
  const { jti, last_used_at: at } = (await lastUse()) ?? { jti: '', last_used_at: '' };
  expect(at).toBe('2026-11-21T03:01:30.000Z');
  expect(JSON.stringify(shown)).not.toContain(jti);
});

it('ends one, or all but this one, at once', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  const phone = await logIn(portal, hong, PHONE);
  const tablet = await logIn(portal, hong, PHONE.replaceAll('iPhone', 'iPad'));
  const [named] = (await sessionsOf(portal, hong.token)).filter(({ device }) => device === 'Safari, iPhone');
  expect(await end(portal, hong.token, named?.sessionId ?? '')).toMatchObject({ data: { ended: 1 } });
  expect(await isLoggedIn(portal, phone)).toBe(false);
  expect(await isLoggedIn(portal, tablet)).toBe(true);
  expect(await end(portal, hong.token, named?.sessionId ?? '')).toMatchObject({ data: { ended: 0 } });

  await logIn(portal, hong, PHONE);
  expect(await endOthers(portal, hong.token)).toMatchObject({ data: { ended: 2 } });
  expect(await isLoggedIn(portal, tablet)).toBe(false);
  expect(await isLoggedIn(portal, hong.token)).toBe(true);
});

it('ends nothing for a visitor, with a wrong password, or of somebody else', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  const phone = await logIn(portal, hong, PHONE);
  const mallory = await makeUser(portal);
  const [first] = await sessionsOf(portal, hong.token);
  const sessionId = first?.sessionId ?? '';

  expect(await portal.post('/api/v1/user/my-sessions', {})).toMatchObject({ status: 403, code: 'CM02' });
  expect(await end(portal, undefined, sessionId)).toMatchObject({ status: 403, code: 'CM02' });
  expect(await endOthers(portal, undefined)).toMatchObject({ status: 403, code: 'CM02' });
  expect(await end(portal, mallory.token, sessionId)).toMatchObject({ data: { ended: 0 } });
  expect(await endOthers(portal, mallory.token)).toMatchObject({ data: { ended: 0 } });
  expect(await end(portal, phone, sessionId, 'Wrong-pass1')).toMatchObject({ code: 'US04' });
  for (let tries = 0; tries < 4; tries += 1) await endOthers(portal, phone, 'Wrong-pass1');
  expect(await endOthers(portal, phone)).toMatchObject({ status: 423, code: 'LO04' });
  for (const token of [hong.token, phone]) expect(await isLoggedIn(portal, token)).toBe(true);
});

it('leaves out sessions whose time is over, and the sweep takes them away', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  portal.advance(119 * MINUTE);
  const phone = await logIn(portal, hong, PHONE);
  portal.advance(2 * MINUTE);
  expect(await sessionsOf(portal, phone)).toHaveLength(1);
  await sweepExpired(portal.context);
  expect(await portal.context.db.selectFrom('session').select('jti').execute()).toHaveLength(1);
});

it('writes what ended into the log, and onto the record when it was of staff', async () => {
  const portal = await buildTestApp();
  const log = vi.spyOn(portal.context.log, 'info');
  const [hong, boss] = [await makeUser(portal), await makeUser(portal, { roles: ['ROLE_ADMIN'] })];
  for (const user of [hong, boss]) {
    await logIn(portal, user, PHONE);
    await endOthers(portal, user.token);
  }
  const told = log.mock.calls
    .map(([entry]) => entry as object)
    .filter((entry) => JSON.stringify(entry).includes('ended'));
  expect(told).toMatchObject(
    [hong, boss].map(({ id }) => ({ event: 'session', ended: 1, userId: id, ip: '127.0.0.1' })),
  );
  const { list } = (await portal.post('/api/v1/admin/audit', {}, { token: boss.token })).data;
  expect(list.filter(({ action }: { action: string }) => action === 'user.endOwnSessions')).toMatchObject([
    { actorName: boss.loginId, target: boss.loginId, detail: '1' },
  ]);
});
