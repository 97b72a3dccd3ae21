import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { codeOf, enableFactor } from '../factor/factor.fixture.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';

const STRANGER = '203.0.113.9';
const HOME = '198.51.100.7';

interface From {
  remoteAddress?: string;
  device?: string;
  userId?: string;
}

function logIn(portal: TestApp, password: string, { remoteAddress = HOME, device, userId = 'boss2026' }: From = {}) {
  const { keyId, encrypt } = encryptFor(portal);
  const cookies: Record<string, string> = device === undefined ? {} : { device };
  const input = { keyId, userId, password: encrypt(password) };
  return portal.post('/api/v1/user/login', input, { remoteAddress, cookies });
}

const fail = async (portal: TestApp, from: From, times = 5) => {
  for (let tries = 0; tries < times; tries += 1)
    expect(await logIn(portal, 'Wrong-pass1', from)).toMatchObject({ code: 'LO01' });
};

async function withBoss() {
  const portal = await buildTestApp();
  return { portal, boss: await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] }) };
}

describe('a stranger who guesses', () => {
  it('locks the place they try from for that ID, and neither the owner elsewhere nor other IDs', async () => {
    const { portal } = await withBoss();
    await makeUser(portal, { userId: 'other2026' });
    await fail(portal, { remoteAddress: STRANGER });
    expect(await logIn(portal, TEST_PASSWORD, { remoteAddress: STRANGER })).toMatchObject({
      status: 423,
      code: 'LO04',
    });
    expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ status: 200 });
    expect(await logIn(portal, TEST_PASSWORD, { remoteAddress: STRANGER, userId: 'other2026' })).toMatchObject({
      status: 200,
    });
    expect((await auditOf(portal)).map(({ action }) => action)).toContain('login.lock');
  });

  it('tells the audit log of IDs that they make up once an hour from an address, and of twenty, but of twenty members from each', async () => {
    const { portal } = await withBoss();
    const { db } = portal.context;
    const lock = async (remoteAddress: string, userId?: string) => {
      await fail(portal, { remoteAddress, userId });
      expect(await logIn(portal, 'Wrong-pass1', { remoteAddress, userId })).toMatchObject({ code: 'LO04' });
    };
    const locked = async () => (await auditOf(portal)).map(({ target }) => target);
    const unknown = auditText.unknownId;
    for (const id of ['madeup01', 'madeup02']) await lock(STRANGER, id);
    expect(await locked()).toEqual([unknown]);
    await db.updateTable('rate_limit').set({ count: 19 }).where('key', '=', 'lock unknown').execute();
    await lock('203.0.113.20', 'madeup03');
    await lock('203.0.113.21', 'madeup04');
    await lock('203.0.113.21');
    expect(await locked()).toEqual([unknown, unknown, 'boss2026']);
    portal.advance(3_600_000);
    await lock(STRANGER, 'madeup01');
    expect(await locked()).toEqual([unknown, unknown, 'boss2026', unknown]);
    await lock(STRANGER);
    await db.updateTable('rate_limit').set({ count: 20 }).where('key', '=', `lock known ${STRANGER}`).execute();
    portal.advance(LIMITS.lockMinutes * 60_000);
    await lock(STRANGER);
    expect(await locked()).toEqual([unknown, unknown, 'boss2026', unknown, 'boss2026']);
  });

  it('does not lock a device that has logged in before, not even from the same address', async () => {
    const { portal } = await withBoss();
    const { device } = (await logIn(portal, TEST_PASSWORD)).cookies;
    await fail(portal, { remoteAddress: HOME });
    expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ code: 'LO04' });
    expect(await logIn(portal, TEST_PASSWORD, { device })).toMatchObject({ status: 200 });
  });

  it('has no more tries with a device of their own, one made up, or one of another account', async () => {
    const { portal } = await withBoss();
    await makeUser(portal, { userId: 'mallory1' });
    const own = (await logIn(portal, TEST_PASSWORD, { userId: 'mallory1' })).cookies.device;
    expect(own).toMatch(/^[\w-]{43}$/);
    await fail(portal, { device: own });
    for (const device of [own, 'A'.repeat(43), 'made up'])
      expect(await logIn(portal, TEST_PASSWORD, { device })).toMatchObject({ code: 'LO04' });
  });

  it('has a hundred tries from all addresses together; the owner goes on where they are known', async () => {
    const { portal } = await withBoss();
    const { device } = (await logIn(portal, TEST_PASSWORD)).cookies;
    await fail(portal, { remoteAddress: '203.0.113.1' }, 2);
    await fail(portal, { remoteAddress: '203.0.113.2' }, 1);
    const { db } = portal.context;
    const shared = () => db.selectFrom('login_attempt').select('failures').where('place', '=', 'unknown').execute();
    expect(await shared()).toEqual([{ failures: 3 }]);
    await db.updateTable('login_attempt').set({ failures: 99 }).where('place', '=', 'unknown').execute();
    await fail(portal, { remoteAddress: '203.0.113.3' }, 1);
    expect(await logIn(portal, 'Wrong-pass1', { remoteAddress: '203.0.113.99' })).toMatchObject({ code: 'LO04' });
    expect(await logIn(portal, TEST_PASSWORD, { device })).toMatchObject({ status: 200 });
    portal.advance(30 * 60_000 + 1);
    expect(await logIn(portal, TEST_PASSWORD, { remoteAddress: '203.0.113.99' })).toMatchObject({ status: 200 });
  });

  it('does not keep out whoever reads the mailbox: where the reset was done is known', async () => {
    const { portal, boss } = await withBoss();
    await portal.post('/api/v1/user/findIdPw', { userId: boss.loginId, email: boss.email });
    const token = /resetPassword\?token=([\w-]+)/.exec((await portal.sentMail()).at(-1)?.text ?? '')?.[1] ?? '';
    const { keyId, encrypt } = encryptFor(portal);
    const done = await portal.post('/api/v1/user/reset-user-key', { token, keyId, userKey: encrypt('N3w-mq7Tkv') });
    await fail(portal, { remoteAddress: HOME });
    expect(await logIn(portal, 'N3w-mq7Tkv', { device: done.cookies.device })).toMatchObject({ status: 200 });
  });

  it('does not lock what is done in a running session, which has tries of its own', async () => {
    const { portal, boss } = await withBoss();
    await fail(portal, { remoteAddress: HOME });
    const ask = (password: string) => {
      const { keyId, encrypt } = encryptFor(portal);
      return portal.post(
        '/api/v1/user/get-user-detail',
        { keyId, password: encrypt(password) },
        { token: boss.token, remoteAddress: HOME },
      );
    };
    expect(await ask(TEST_PASSWORD)).toMatchObject({ status: 200 });
    for (let tries = 0; tries < 5; tries += 1) expect(await ask('Wrong-pass1')).toMatchObject({ code: 'US04' });
    expect(await ask(TEST_PASSWORD)).toMatchObject({ status: 423, code: 'LO04' });
  });

  it('who knows the password has five tries at the code from all addresses together', async () => {
    const { portal, boss } = await withBoss();
    const secret = await enableFactor(portal, boss);
    for (let from = 0; from < 6; from += 1) {
      const remoteAddress = `203.0.113.${from}`;
      const { pendingLogin } = (await logIn(portal, TEST_PASSWORD, { remoteAddress })).data;
      const code = String((Number(codeOf(portal, secret)) + 1) % 1_000_000).padStart(6, '0');
      const answer = await portal.post('/api/v1/user/login-code', { pendingLogin, code }, { remoteAddress });
      expect(answer.code).toBe(from < 5 ? 'LO06' : 'LO04');
    }
  });
});

describe('a known device', () => {
  it('is a cookie that no script reads and no page gets, kept as a hash, and of the last twenty alone', async () => {
    const { portal, boss } = await withBoss();
    const first = await logIn(portal, TEST_PASSWORD);
    const { device = '' } = first.cookies;
    expect(String(first.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1\/user; HttpOnly; SameSite=Strict$/,
    );
    const rows = () => portal.context.db.selectFrom('known_device').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(device);
    expect((await logIn(portal, TEST_PASSWORD, { device })).cookies.device, 'the same goes on').toBe(device);
    for (let more = 0; more < 20; more += 1) {
      portal.advance(60_000);
      await logIn(portal, TEST_PASSWORD);
    }
    expect((await rows()).map(({ user_id }) => user_id)).toEqual(Array.from({ length: 20 }, () => boss.id));
    await fail(portal, {});
    expect(await logIn(portal, TEST_PASSWORD, { device })).toMatchObject({ code: 'LO04' });
  });

  it('has five tries like any place', async () => {
    const { portal } = await withBoss();
    const { device } = (await logIn(portal, TEST_PASSWORD)).cookies;
    await fail(portal, { device });
    expect(await logIn(portal, TEST_PASSWORD, { device })).toMatchObject({ code: 'LO04' });
    expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ status: 200 });
  });
});

it('an address of IPv6 is its network, one of IPv4 that comes as IPv6 is itself', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});
