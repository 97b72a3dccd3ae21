import type * as Crypto from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

/** The cost of every password hash that was computed. */
const costs = vi.hoisted((): unknown[] => {
  // Tests of one worker share modules; this file needs another node:crypto.
  vi.resetModules();
  return [];
});
afterAll(() => void vi.resetModules());
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>();
  const argon2: typeof real.argon2 = (algorithm, given, done) => {
    costs.push([algorithm, given.memory, given.passes, given.parallelism]);
    real.argon2(algorithm, given, done);
  };
  return { ...real, argon2 };
});

function logIn(portal: TestApp, userId: string, password: string) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) });
}

describe('whether an account exists', () => {
  it('is told neither by the answer of a login nor by the work it takes', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    const workOf = async (userId: string) => {
      costs.length = 0;
      const { status, code, message, headers } = await logIn(portal, userId, 'Wrong-pass1');
      return { status, code, message, length: headers['content-length'], work: [...costs] };
    };
    const known = await workOf('hong2026');
    expect(known.work).toEqual([['argon2id', 19_456, 2, 1]]);
    expect(await workOf('nobody99')).toEqual(known);
  });

  it('is not told to whoever has been locked out, nor is the password tried any more', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    for (const userId of ['hong2026', 'nobody99']) {
      for (let tries = 0; tries < 5; tries += 1) await logIn(portal, userId, 'Wrong-pass1');
      costs.length = 0;
      expect(await logIn(portal, userId, TEST_PASSWORD)).toMatchObject({ status: 423, code: 'LO04' });
      expect(costs).toEqual([]);
    }
  });
});

it('every try to log in stands in the log, without what was typed', async () => {
  const portal = await buildTestApp();
  const { id } = await makeUser(portal, { userId: 'hong2026' });
  const log = vi.spyOn(portal.context.log, 'info');
  await logIn(portal, 'hong2026', TEST_PASSWORD);
  for (let tries = 0; tries < 6; tries += 1) await logIn(portal, 'hong2026', 'Wrong-pass1');
  await logIn(portal, 'Secret#typed1', 'Wrong-pass1');
  const told = log.mock.calls
    .map(([entry]) => entry as { event?: string; outcome?: string; userId?: string | null })
    .filter(({ event }) => event === 'login');
  expect(told.map(({ outcome, userId }) => [outcome, userId])).toEqual([
    ['entered', id],
    ...Array.from({ length: 5 }, () => ['refused', id]),
    ['locked', null],
    ['refused', null],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Secret#typed1|Wrong-pass1|Vt7#quMarle/);
});

describe('fields that a call does not know (mass assignment)', () => {
  const greed = {
    roles: ['ROLE_ADMIN'],
    role: 'ROLE_ADMIN',
    status: 'active',
    id: '1',
    isAdmin: true,
    __proto__: null,
  };

  it('give a member no role, and nobody else’s data', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    const { keyId, encrypt } = encryptFor(portal);
    const input = {
      keyId,
      password: encrypt(TEST_PASSWORD),
      userName: encrypt('김회원'),
      email: encrypt(user.email),
      affiliation: encrypt('한빛철강'),
      marketing: { email: false, sms: false },
      ...greed,
      userId: 'aionadmin',
    };
    expect(await portal.post('/api/v1/user/update-user-detail', input, user)).toMatchObject({ status: 200 });
    const roles = await portal.context.db
      .selectFrom('user_role')
      .select('role')
      .where('user_id', '=', user.id)
      .execute();
    expect(roles).toEqual([{ role: 'ROLE_USER' }]);
    const { login_id } = await portal.context.db.selectFrom('user').select('login_id').executeTakeFirstOrThrow();
    expect(login_id).toBe(user.loginId);
  });

  it('make a post neither somebody else’s nor liked, pinned, official or published before its time', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    const question = {
      boardType: 'qna' as const,
      title: '질문이 있습니다',
      category: '오류',
      bodyHtml: '<p>본문</p>',
      ...greed,
      isPinned: true,
      author_id: 'other',
      authorName: '운영팀',
      is_staff_author: 1,
      likeCount: 99,
      viewCount: 99,
      answerState: '해결',
      createdAt: '2020-01-01T00:00:00.000Z',
    };
    expect(await portal.post('/api/v1/board/write', question, user)).toMatchObject({ status: 200 });
    expect(await portal.context.db.selectFrom('document').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      author_id: user.id,
      is_staff_author: 0,
      is_pinned: 0,
      like_count: 0,
      view_count: 0,
      answer_state: '답변대기',
      created_at: '2026-11-21T03:00:00.000Z',
    });
  });
});
