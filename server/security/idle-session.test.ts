import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { createSession } from '../features/users/sessions/session.queries.ts';

const MINUTE = 60_000;

const mySessions = (portal: TestApp, token: string) => portal.post('/api/v1/user/my-sessions', {}, { token });
const isLoggedIn = async (portal: TestApp, token: string) => (await mySessions(portal, token)).status === 200;

it('a session that nobody used for an hour ends, is told why, and does not come back', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  portal.advance(59 * MINUTE);
  expect(await isLoggedIn(portal, token)).toBe(true);
  portal.advance(60 * MINUTE);
  const told = {
    status: 403,
    code: 'LO05',
    message: '오랫동안 사용하지 않아 로그인이 만료됐습니다. 재로그인 해주세요.',
  };
  expect(await mySessions(portal, token)).toMatchObject(told);
  expect(await mySessions(portal, token)).toMatchObject(told);
  expect(await portal.post('/api/v1/board/list', { boardType: 'notice' }, { token })).toMatchObject({ status: 200 });
});

it('every use renews it, and never beyond the life of its token', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  for (const minute of [50, 100]) {
    portal.advance(50 * MINUTE);
    expect([minute, await isLoggedIn(portal, token)]).toEqual([minute, true]);
  }
  portal.advance(20 * MINUTE);
  expect(await mySessions(portal, token)).toMatchObject({ status: 403, code: 'CM02' });
});

it.each(['ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'] as const)('that of %s ends after half an hour', async (role) => {
  const portal = await buildTestApp();
  const staff = await makeUser(portal, { roles: ['ROLE_USER', role] });
  portal.advance(29 * MINUTE);
  expect(await isLoggedIn(portal, staff.token)).toBe(true);
  portal.advance(30 * MINUTE);
  expect(await portal.post('/api/v1/admin/dashboard', undefined, { token: staff.token })).toMatchObject({
    status: 403,
    code: 'LO05',
  });
});

it('leaves the other sessions of the same person alone, and is not among those that are shown', async () => {
  const portal = await buildTestApp();
  const boss = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const hong = await makeUser(portal);
  portal.advance(40 * MINUTE);
  const { db } = portal.context;
  const anew = await createSession(db, portal.context, { id: hong.id, login_id: hong.loginId, name: hong.name });
  const bossAnew = await createSession(db, portal.context, { id: boss.id, login_id: boss.loginId, name: boss.name });
  expect((await mySessions(portal, anew)).data.totalCount).toBe(2);
  portal.advance(21 * MINUTE);
  expect((await mySessions(portal, anew)).data.totalCount).toBe(1);
  const detail = await portal.post('/api/v1/admin/users/detail', { userId: hong.id }, { token: bossAnew });
  expect(detail.data.sessions).toHaveLength(1);
  expect(await isLoggedIn(portal, hong.token)).toBe(false);
  expect(await isLoggedIn(portal, anew)).toBe(true);
});

it('the settings say how long; staff never stay longer than members', async () => {
  const { session } = readConfig({ SESSION_IDLE_HOURS: '0.25', SESSION_IDLE_HOURS_STAFF: '2' });
  expect(session).toEqual({ idleMs: 15 * MINUTE, staffIdleMs: 15 * MINUTE });
  const portal = await buildTestApp({ session });
  const { token } = await makeUser(portal);
  portal.advance(15 * MINUTE);
  expect(await isLoggedIn(portal, token)).toBe(false);
});

it('a file that takes longer than that to arrive is a use until it has come', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const form = new FormData();
  form.append('boardType', 'qna');
  form.append('purpose', 'attachment');
  form.append('file', new Blob(['오류 로그'.repeat(2_000)]), '로그.txt');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const bytes = Buffer.from(await sent.arrayBuffer());
  const slowly = async function* () {
    yield bytes.subarray(0, 1_000);
    portal.advance(61 * MINUTE);
    yield bytes.subarray(1_000);
  };
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/board/upload-file',
    payload: Readable.from(slowly()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(await isLoggedIn(portal, token)).toBe(true);
  portal.advance(60 * MINUTE);
  expect(await isLoggedIn(portal, token)).toBe(false);
});
