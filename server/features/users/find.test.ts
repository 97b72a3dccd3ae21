import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ko.ts';
import { guessablePasswordText } from '#shared/messages/account/guessable-password.ko.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { blockedOrDone } from '#server/testing/database/row-lock.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { createMailToken } from './mail-token.queries.ts';

const hong = { userId: 'hong2026', userName: '홍길동', email: 'hong@example.com' };

async function resetTokenFor(portal: TestApp, options = {}): Promise<string> {
  await portal.post('/api/v1/user/findIdPw', { userId: hong.userId, email: hong.email }, options);
  const mail = (await portal.sentMail()).at(-1);
  return /resetPassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function reset(portal: TestApp, token: string, password = 'N3w-mq7Tkv') {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/reset-user-key', { token, keyId, userKey: encrypt(password) });
}

function logIn(portal: TestApp, password: string) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId: hong.userId, password: encrypt(password) });
}

describe('spec 8: find', () => {
  it('mails the whole ID to who knows the name and the address', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    expect(await portal.post('/api/v1/user/findIdPw', { userName: hong.userName, email: hong.email })).toMatchObject({
      status: 200,
      code: '0000',
    });
    expect(await portal.sentMail()).toMatchObject([
      { to: hong.email, text: expect.stringContaining('아이디: hong2026') },
    ]);
  });

  it('knows an address however it is capitalised, and writes to the one on file', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const email = 'Hong@Example.COM';
    expect(await portal.post('/api/v1/user/findIdPw', { userName: hong.userName, email })).toMatchObject({
      code: '0000',
    });
    expect(await portal.post('/api/v1/user/findIdPw', { userId: hong.userId, email })).toMatchObject({ code: '0000' });
    expect((await portal.sentMail()).map(({ to }) => to)).toEqual([hong.email, hong.email]);
  });

  it('is not hidden among accounts that others made in the same name and address, however many', async () => {
    const portal = await buildTestApp();
    for (let i = 0; i < SERVER_LIMITS.foundIdsMax; i += 1)
      await makeUser(portal, { ...hong, userId: `fake${i}x`, emailStatus: 'unconfirmed' });
    portal.advance(1_000);
    await makeUser(portal, hong);
    await portal.post('/api/v1/user/findIdPw', { userName: hong.userName, email: hong.email });
    const { text = '' } = (await portal.sentMail()).at(-1) ?? {};
    expect(text).toContain('아이디: hong2026, fake');
    expect(text.match(/fake\d+x/g)).toHaveLength(SERVER_LIMITS.foundIdsMax - 1);
  });

  it('answers 일치하는 계정이 없습니다. and mails nothing when nobody fits', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    for (const input of [
      { userName: '다른이름', email: hong.email },
      { userId: hong.userId, email: 'other@example.com' },
      { userId: 'nobody99', email: hong.email },
    ]) {
      expect(await portal.post('/api/v1/user/findIdPw', input)).toMatchObject({
        status: 200,
        code: 'US05',
        message: '일치하는 계정이 없습니다.',
      });
    }
    expect(await portal.sentMail()).toEqual([]);
  });

  it('needs an e-mail address always, and a name on the ID tab', async () => {
    const { post } = await buildTestApp();
    expect(await post('/api/v1/user/findIdPw', { email: '' })).toMatchObject({
      status: 400,
      data: { fields: { email: '이메일을 입력해주세요.', userName: '이름을 입력해주세요.' } },
    });
  });

  it('lets nobody flood a mailbox, from one place or from many, and does not say so', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const ask = async (from: number) => {
      const remoteAddress = `198.51.100.${from}`;
      const input = { userName: hong.userName, email: hong.email };
      const answer = await portal.post('/api/v1/user/findIdPw', input, { remoteAddress });
      expect(answer.code).toBe('0000');
    };
    for (let i = 0; i < 5; i += 1) await ask(1);
    expect(await portal.sentMail()).toHaveLength(3);
    for (let i = 0; i < 5; i += 1) await ask(i);
    expect(await portal.sentMail()).toHaveLength(5);
  });

  it('lets nobody flood a mailbox by asking many times at once', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const ask = (_: unknown, from: number) => {
      const input = { userName: hong.userName, email: hong.email };
      return portal.post('/api/v1/user/findIdPw', input, { remoteAddress: `198.51.100.${from % 4}` });
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(await portal.sentMail()).toHaveLength(5);
  });
});

describe('who asks for accounts that are not theirs', () => {
  const find = (portal: TestApp, input: { userId?: string; userName?: string; email: string }, remoteAddress: string) =>
    portal.post('/api/v1/user/findIdPw', input, { remoteAddress });

  it('learns nothing more after ten misses an hour, and a real match still gets its mail', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    for (let i = 0; i < 10; i += 1)
      expect(await find(portal, { userId: `nobody${i}`, email: `a${i}@example.com` }, '198.51.100.1')).toMatchObject({
        code: 'US05',
      });
    const missed = [
      await find(portal, { userId: 'nobody99', email: 'b@example.com' }, '198.51.100.1'),
      await find(portal, { userName: '아무개', email: 'c@example.com' }, '198.51.100.1'),
      await find(portal, { userId: hong.userId, email: 'd@example.com' }, '198.51.100.1'),
    ];
    expect(await portal.sentMail()).toEqual([]);
    const found = await find(portal, { userId: hong.userId, email: hong.email }, '198.51.100.1');
    expect(found).toMatchObject({ status: 200, code: '0000' });
    expect(missed.map(({ status, text }) => [status, text])).toEqual(missed.map(() => [found.status, found.text]));
    expect((await portal.sentMail()).map(({ to }) => to)).toEqual([hong.email]);
    expect(await find(portal, { userId: 'nobody99', email: hong.email }, '198.51.100.2')).toMatchObject({
      code: 'US05',
    });
    portal.advance(3_600_000);
    expect(await find(portal, { userId: 'nobody99', email: hong.email }, '198.51.100.1')).toMatchObject({
      code: 'US05',
    });
  });

  it.each([
    ['the address of one ID', (i: number) => ({ userId: i % 2 ? 'hong2026' : 'HONG2026', email: `g${i}@example.com` })],
    ['the name of one mailbox', (i: number) => ({ userName: `이름${i}`, email: `hong+${i}@example.com` })],
  ])('cannot guess %s from many places', async (_, guess) => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    for (let i = 0; i < 10; i += 1) {
      expect(await find(portal, guess(i), `198.51.100.${i}`)).toMatchObject({ code: 'US05' });
    }
    expect(await find(portal, guess(10), '198.51.100.10')).toMatchObject({ status: 200, code: '0000' });
    expect(await find(portal, { userId: 'nobody99', email: 'x@example.com' }, '198.51.100.10')).toMatchObject({
      code: 'US05',
    });
  });
});

describe('password reset', () => {
  it('sets the new password once, ends every session and releases the lock', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, hong);
    for (let i = 0; i < 6; i += 1) await logIn(portal, 'Wrong-pass1');
    const token = await resetTokenFor(portal);
    expect(await portal.post('/api/v1/user/reset-check', { token })).toMatchObject({
      data: { valid: true, userId: 'hon*****' },
    });

    expect(await reset(portal, token)).toMatchObject({ status: 200, code: '0000' });
    expect(
      await portal.post('/api/v1/user/get-user-detail', { keyId: '', password: '' }, { token: user.token }),
    ).toMatchObject({ code: 'CM02' });
    expect(await logIn(portal, TEST_PASSWORD)).toMatchObject({ code: 'LO01' });
    expect(await logIn(portal, 'N3w-mq7Tkv')).toMatchObject({ status: 200 });
    expect((await portal.sentMail()).at(-1)?.subject).toContain('비밀번호가 변경되었습니다');
  });

  it('refuses a link that was used, or another was, too old, or made up', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const refused = { status: 400, code: 'US02', message: '유효하지 않거나 만료된 링크입니다. 다시 요청해주세요.' };
    const older = await resetTokenFor(portal);
    const used = await resetTokenFor(portal);
    await reset(portal, used);
    expect(await reset(portal, older)).toMatchObject(refused);
    expect(await reset(portal, used, '0ther-pz4Xw')).toMatchObject(refused);
    const late = await resetTokenFor(portal);
    portal.advance(30 * 60_000 + 1);
    expect(await reset(portal, late)).toMatchObject(refused);
    expect(await reset(portal, 'made-up')).toMatchObject(refused);
    expect(await portal.post('/api/v1/user/reset-check', { token: late })).toMatchObject({
      data: { valid: false, userId: '' },
    });
  });

  it('lets one of two links through that were asked for at once, and used at once', async () => {
    const portal = await buildTestApp();
    const { id } = await makeUser(portal, hong);
    const { db } = portal.context;
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const make = (tx: Db) => createMailToken(tx, portal.context, { purpose: 'reset', userId: id, minutes: 30 });
    const first = transaction(db, async (tx) => {
      const token = await make(tx);
      begun.resolve();
      await goOn.promise;
      return token;
    });
    await begun.promise;
    const second = transaction(db, make);
    await blockedOrDone(portal, second);
    goOn.resolve();
    const answers = await Promise.all([
      reset(portal, await first, 'F1rst-ub8Rk'),
      reset(portal, await second, 'Sec0nd-jw6Qy'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('leaves the owner a link that works, whoever asks after, also when the mails of the hour are used up', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const own = await resetTokenFor(portal);
    for (let i = 0; i < 8; i += 1) await resetTokenFor(portal, { remoteAddress: `198.51.100.${i}` });
    expect(await portal.sentMail()).toHaveLength(5);
    expect(await reset(portal, own)).toMatchObject({ status: 200 });
  });

  it('mails the owner a link when strangers have asked for a day: elsewhere than they, or where the account is known', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const { device = '' } = (await logIn(portal, TEST_PASSWORD)).cookies;
    const sent = async (options: { remoteAddress: string; cookies?: Record<string, string> }) => {
      const { length } = await portal.sentMail();
      const token = await resetTokenFor(portal, options);
      return (await portal.sentMail()).length > length ? token : null;
    };
    const strangers = async (addresses: number) => {
      for (let hour = 0; hour < 3; hour += 1) {
        for (let i = 0; i < 6; i += 1) await sent({ remoteAddress: `198.51.100.${i % addresses}` });
        portal.advance(3_600_000);
      }
    };
    await strangers(1);
    expect(await portal.sentMail()).toHaveLength(5);
    expect(await sent({ remoteAddress: '203.0.113.1' })).not.toBeNull();
    await strangers(6);
    expect(await portal.sentMail()).toHaveLength(10);
    expect(await sent({ remoteAddress: '203.0.113.2' })).toBeNull();
    const token = await sent({ remoteAddress: '198.51.100.0', cookies: { device } });
    expect(await reset(portal, token ?? '')).toMatchObject({ status: 200 });
    for (let i = 0; i < 20; i += 1) {
      await sent({ remoteAddress: '198.51.100.0', cookies: { device } });
      portal.advance(1_800_000);
    }
    // Five of this device, and the mail about the change of the password.
    expect(await portal.sentMail()).toHaveLength(16);
  });

  it('gives an address that nobody has verified no more mails for a device', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { ...hong, emailStatus: 'unconfirmed' });
    const cookies = { device: (await logIn(portal, TEST_PASSWORD)).cookies.device ?? '' };
    for (let i = 0; i < 3; i += 1) await resetTokenFor(portal, { cookies });
    await resetTokenFor(portal);
    expect(await portal.sentMail()).toHaveLength(1);
  });

  it('refuses staff a new password that people guess, at its field, and keeps the link for a better one', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { ...hong, roles: ['ROLE_MANAGER'] });
    const token = await resetTokenFor(portal);
    for (const password of ['qwer1234!', 'Hong2026!', 'ghdrlfehd1!'])
      expect(await reset(portal, token, password)).toMatchObject({
        status: 400,
        data: { fields: { userKey: guessablePasswordText.refused } },
      });
    expect(await reset(portal, token)).toMatchObject({ status: 200 });
  });

  it('refuses the password in use, at its field, to nobody but the holder of the link, and keeps the link', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const token = await resetTokenFor(portal);
    expect(await reset(portal, token, TEST_PASSWORD)).toMatchObject({
      status: 400,
      data: { fields: { userKey: messages.userEdit.samePassword } },
    });
    expect(await reset(portal, 'A'.repeat(43), TEST_PASSWORD)).toMatchObject({ status: 400, code: 'US02' });
    expect(await reset(portal, token)).toMatchObject({ status: 200 });
    expect(await reset(portal, token, TEST_PASSWORD)).toMatchObject({ status: 400, code: 'US02' });
  });

  it('lets only one of two parallel uses through', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, hong);
    const token = await resetTokenFor(portal);
    const answers = await Promise.all([reset(portal, token, 'F1rst-ub8Rk'), reset(portal, token, 'Sec0nd-jw6Qy')]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('keeps no link in the database once its mail has left', async () => {
    const portal = await buildTestApp();
    const { db } = portal.context;
    await makeUser(portal, hong);
    const token = await resetTokenFor(portal);
    const stored = [
      await db.selectFrom('mail_token').selectAll().execute(),
      await db.selectFrom('mail').selectAll().execute(),
    ];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
