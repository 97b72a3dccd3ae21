import { describe, expect, it, vi } from 'vitest';
import { tooManyCalls } from '#shared/messages/common/failure.ko.ts';
import type { PostPath } from '#shared/contract/calls.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { openCachedPortal } from '../pages/cache/cached-portal.fixture.ts';
import type { CallLimit } from './call-limits.ts';
import { CALL_LIMITS, MEMBERS_PER_ADDRESS } from './call-limits.ts';

const ALLOWED_PER_MINUTE = CALL_LIMITS['/api/v1/user/confirm-id'].address;

/** Number of equal calls that are not refused with 429. */
async function served(
  portal: TestApp,
  path: string,
  calls: number,
  options: { token?: string; remoteAddress?: string },
) {
  const answers = [];
  for (let count = 0; count < calls; count += 1)
    answers.push(await portal.post(path as PostPath, {} as never, options));
  return answers.filter(({ status }) => status !== 429).length;
}

it('a burst of calls is counted eight at a time, so that others have their turn in between', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const counted = Promise.withResolvers<never[]>();
  const counting = {
    values: () => counting,
    onConflict: () => counting,
    returning: () => counting,
    execute: () => counted.promise,
  };
  const insertInto = db.insertInto.bind(db);
  let begun = 0;
  vi.spyOn(db, 'insertInto').mockImplementation(((table: string) => {
    if (table !== 'rate_limit') return insertInto(table as never);
    begun += 1;
    return counting;
  }) as never);
  const calls = Array.from({ length: 20 }, () => portal.post('/api/v1/user/confirm-id', { userId: 'hong2026' }));
  await vi.waitUntil(() => begun === 8);
  counted.resolve([]);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(begun).toBe(20);
});

describe('visitors', () => {
  it('are counted for each call by itself, by address', async () => {
    const portal = await buildTestApp();
    const confirmId = (remoteAddress: string) =>
      portal.post('/api/v1/user/confirm-id', { userId: 'hong2026' }, { remoteAddress });
    for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1) await confirmId('192.0.2.1');

    const refused = await confirmId('192.0.2.1');
    expect(refused).toMatchObject({
      status: 429,
      code: 'CM05',
      message: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
      headers: { 'retry-after': '60' },
    });
    expect(await confirmId('192.0.2.2')).toMatchObject({ status: 200 });
    // Its limit of 30 a minute is below the count of the other call.
    const other = await portal.post(
      '/api/v1/user/login',
      { keyId: '', userId: 'hong2026', password: '' },
      { remoteAddress: '192.0.2.1' },
    );
    expect(other.code).toBe('US03');
    portal.advance(60_000);
    expect(await confirmId('192.0.2.1')).toMatchObject({ status: 200 });
  });

  it('are told how long to wait when that is longer than a minute', async () => {
    const portal = await buildTestApp();
    const { day, address } = CALL_LIMITS['/api/v1/free/upload-file'];
    for (let calls = 0; calls < (day?.address ?? 0); calls += address, portal.advance(3_600_000))
      await served(portal, '/api/v1/free/upload-file', address, { remoteAddress: '192.0.2.1' });
    const refused = await portal.post('/api/v1/free/upload-file', {} as never, { remoteAddress: '192.0.2.1' });
    expect(refused.message).toMatch(/^요청이 많습니다\. 약 \d+시간 뒤에 다시 시도해주세요\.$/);
    expect(tooManyCalls(61)).toBe('요청이 많습니다. 약 2분 뒤에 다시 시도해주세요.');
  });

  it('leave behind no more in a day than a day may take, at whatever pace', async () => {
    const portal = await buildTestApp();
    const { day, address } = CALL_LIMITS['/api/v1/free/upload-file'];
    const remoteAddress = '192.0.2.1';
    let calls = 0;
    for (let hours = 0; hours < 6; hours += 1, portal.advance(3_600_000))
      calls += await served(portal, '/api/v1/free/upload-file', address, { remoteAddress });
    expect(calls).toBe(day?.address);
    expect(await served(portal, '/api/v1/free/upload-file', 1, { remoteAddress: '192.0.2.2' })).toBe(1);
    portal.advance(18 * 3_600_000);
    expect(await served(portal, '/api/v1/free/upload-file', 1, { remoteAddress })).toBe(1);
  });

  it.each([
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/llms.txt',
    '/faq.md',
    '/rss/notice.xml',
    '/api/docs/json',
    '/api/docs/yaml',
    '/v1/parameters?user=x',
  ])('are not served without end by HEAD, which costs what its GET does: %s', async (url) => {
    const portal = await buildTestApp({ callLimitFactor: 0.005 });
    const ask = async (method: 'GET' | 'HEAD') => (await portal.app.inject({ method, url })).statusCode;
    expect(await ask('GET')).toBe(200);
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push(await ask('HEAD'));
    expect(answers.at(-1)).toBe(429);
    expect(await ask('GET')).toBe(429);
  });

  it('are not drawn pages of their own without end; what is in the cache is not counted', async () => {
    const { see, drawn } = await openCachedPortal({ callLimitFactor: 0.01 });
    for (let count = 0; count < 10; count += 1) expect((await see('/notice')).statusCode).toBe(200);
    expect(drawn).toHaveLength(1);
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await see(`/notice?x=${count}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    expect((await see('/notice?x=9', { headers: { accept: 'text/html' } })).body).toContain('요청이 많습니다.');
    expect((await see('/notice')).statusCode).toBe(200);
    expect((await see('/notice?x=7', { remoteAddress: '192.0.2.9' })).statusCode).toBe(200);
  });

  it('are counted by the address that the named proxy saw, not by what they wrote before it', async () => {
    const portal = await buildTestApp({ trustProxy: ['10.0.0.1'] });
    const from = (seen: string, claimed: string, remoteAddress = '10.0.0.1') =>
      portal.post(
        '/api/v1/user/confirm-id',
        { userId: 'hong2026' },
        { remoteAddress, headers: { 'x-forwarded-for': `${claimed}, ${seen}` } },
      );
    for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1) await from('203.0.113.5', `198.51.100.${count}`);
    expect(await from('203.0.113.5', '198.51.100.99')).toMatchObject({ status: 429 });
    expect(await from('203.0.113.6', '203.0.113.5')).toMatchObject({ status: 200 });
    // Not from the trusted proxy: the socket's address counts.
    for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1)
      await from(`203.0.113.${count}`, '1.1.1.1', '192.0.2.9');
    expect(await from('203.0.113.200', '1.1.1.1', '192.0.2.9')).toMatchObject({ status: 429 });
  });

  it.each(['/api/v1/user/confirm-id', '/api/v1/board/list'])(
    'cannot escape by another address of their IPv6 network: %s',
    async (path) => {
      const portal = await buildTestApp({ callLimitFactor: 0.1 });
      const max = Math.ceil(CALL_LIMITS[path as '/api/v1/board/list'].address * 0.1);
      for (let count = 0; count < max; count += 1)
        expect(await served(portal, path, 1, { remoteAddress: `2001:db8:1:2::${count.toString(16)}` })).toBe(1);
      expect(await served(portal, path, 1, { remoteAddress: '2001:db8:1:2:ffff::1' })).toBe(0);
      expect(await served(portal, path, 1, { remoteAddress: '2001:db8:1:3::1' })).toBe(1);
      expect(await served(portal, path, 1, { remoteAddress: '::ffff:192.0.2.7' })).toBe(1);
    },
  );
});

describe('members', () => {
  it.each(['/api/v1/board/update', '/api/v1/board/write', '/api/v1/board/list', '/api/v1/user/my-posts'])(
    'of an office behind one address each have all of a call: %s',
    async (path) => {
      const portal = await buildTestApp({ callLimitFactor: 0.1 });
      const own = Math.ceil(CALL_LIMITS[path as '/api/v1/board/list'].account * 0.1);
      for (const member of [await makeUser(portal), await makeUser(portal), await makeUser(portal)])
        expect(await served(portal, path, own + 2, { token: member.token, remoteAddress: '192.0.2.1' })).toBe(own);
    },
  );

  it.each([
    '/api/v1/board/write',
    '/api/v1/board/update',
    '/api/v1/board/restore-version',
    '/api/v1/user/update-user-detail',
  ] as const)('leave behind no more in a day than a day may take, at whatever pace; staff do: %s', async (path) => {
    const portal = await buildTestApp({ callLimitFactor: 0.1 });
    const { day, account, minutes } = CALL_LIMITS[path];
    const called = async ({ token }: MadeUser) => {
      let calls = 0;
      for (let windows = 0; windows < 5; windows += 1, portal.advance(minutes * 60_000))
        calls += await served(portal, path, account * 0.1, { token });
      return calls;
    };
    expect(await called(await makeUser(portal))).toBe((day?.account ?? 0) * 0.1);
    expect(await called(await makeUser(portal, { roles: ['ROLE_MANAGER'] }))).toBe(account * 0.5);
  });

  it('do not get more of a call by another address, and an address not by ever more members', async () => {
    const portal = await buildTestApp({ callLimitFactor: 0.1 });
    const { account } = CALL_LIMITS['/api/v1/board/update'];
    const own = Math.ceil(account * 0.1);
    const member = await makeUser(portal);
    expect(await served(portal, '/api/v1/board/update', own, { ...member, remoteAddress: '192.0.2.1' })).toBe(own);
    expect(await served(portal, '/api/v1/board/update', 1, { ...member, remoteAddress: '192.0.2.2' })).toBe(0);
    const together = Math.ceil(account * MEMBERS_PER_ADDRESS * 0.1);
    let fromHere = own;
    for (let others = 0; others <= MEMBERS_PER_ADDRESS; others += 1)
      fromHere += await served(portal, '/api/v1/board/update', own, {
        ...(await makeUser(portal)),
        remoteAddress: '192.0.2.1',
      });
    expect(fromHere).toBe(together);
  });

  it.each(
    Object.entries(CALL_LIMITS as Record<string, CallLimit>).flatMap(([path, row]) =>
      row.isForStrangers ? [path] : [],
    ),
  )('do not lift the limit of an address with their tokens, where strangers guess or mail: %s', async (path) => {
    const portal = await buildTestApp({ callLimitFactor: 0.1 });
    const most = Math.ceil(CALL_LIMITS[path as '/api/v1/user/login'].address * 0.1);
    const here = { remoteAddress: '192.0.2.1' };
    expect(await served(portal, path, most + 1, here)).toBe(most);
    for (const member of [await makeUser(portal), await makeUser(portal, { roles: ['ROLE_MANAGER'] })])
      expect(await served(portal, path, 1, { ...here, token: member.token })).toBe(0);
    const { token } = await makeUser(portal);
    expect(await served(portal, path, 1, { token, remoteAddress: '192.0.2.2' })).toBe(1);
  });

  it.each(['/api/v1/free/write', '/api/v1/free/upload-file'])(
    'still ask when a visitor at their address has asked all that one may: %s',
    async (path) => {
      const portal = await buildTestApp({ callLimitFactor: 0.1 });
      const most = Math.ceil(CALL_LIMITS[path as '/api/v1/free/write'].address * 0.1);
      const here = { remoteAddress: '192.0.2.1' };
      expect(await served(portal, path, most + 1, here)).toBe(most);
      for (const member of [await makeUser(portal), await makeUser(portal, { roles: ['ROLE_MANAGER'] })])
        expect(await served(portal, path, 1, { ...here, token: member.token })).toBe(1);
    },
  );

  it('of staff may do more', async () => {
    const portal = await buildTestApp({ callLimitFactor: 0.1 });
    const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const { account, staff: most } = CALL_LIMITS['/api/v1/board/writeReply'];
    expect(most).toBeGreaterThan(account);
    expect(await served(portal, '/api/v1/board/writeReply', account, { token: staff.token })).toBe(
      Math.ceil(most * 0.1),
    );
  });
});

it.each(
  Object.entries({
    '/api/v1/board/updateReply': 'member',
    '/api/v1/board/like': 'member',
    '/api/v1/board/accept-reply': 'member',
    '/api/v1/board/restore-version': 'member',
    '/api/v1/board/detail-free': 'member',
    '/api/v1/search/popular': 'member',
    '/api/v1/user/get-user-detail': 'member',
  }),
)('150 calls at once are not all served: %s', async (path) => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => portal.post(path as PostPath, {} as never, { token })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(150 - CALL_LIMITS[path as '/api/v1/board/like'].account);
});

it('a body larger than its row is refused before it is read as anything', async () => {
  const portal = await buildTestApp();
  const member = await makeUser(portal);
  const documentId = await makeDocument(portal, { boardType: 'qna' });
  const reply = (bodyHtml: string) =>
    portal.post('/api/v1/board/writeReply', { documentId, bodyHtml, parentId: null }, { token: member.token });
  expect(await reply('가'.repeat(70_000))).toMatchObject({ status: 413, code: 'CM07' });
  expect(await reply('<p>답변입니다.</p>')).toMatchObject({ status: 200 });
});
