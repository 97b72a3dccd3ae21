import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { hasRowLocks, inStep, lockRow, openLock } from '#server/testing/database/row-lock.ts';
import { WITHDRAWN_NAME } from '../documents/author-name.ts';
import { sweepErasedMembers } from './erase-member.ts';
import { begin, codeOf, confirmedBy, finish, enableFactor, logIn, turnOn } from './factor/factor.fixture.ts';

const yes = { version: '1.0', agreed: true };
const consents = {
  termsOfUse: { ...yes, version: '1.1' },
  privacy: yes,
  age: yes,
  marketing: { ...yes, agreed: false },
};

function signUp(portal: TestApp, userId: string) {
  const { keyId, encrypt } = encryptFor(portal);
  const person = { userName: encrypt('홍길동'), userKey: encrypt('Kx7!mv2#Tq'), email: encrypt('hong@example.com') };
  return portal.post('/api/v1/user/signup', { keyId, userId, ...person, consents });
}

const NEW_MEMBER = `insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status,
  created_at, updated_at) values ('first', 'Hong2026', 'hong2026', '홍길동', 'first@example.com', '', '!', 'active', '', '')`;

describe.runIf(hasRowLocks())('two sign-ups with one ID at once, held in step', () => {
  it('the second waits for the first, and is told that the ID is taken', async () => {
    const portal = await buildTestApp();
    const lock = await openLock(portal);
    await lock.change(NEW_MEMBER);
    const second = signUp(portal, 'HONG2026');
    await lock.waiters(1);
    await lock.release();
    expect(await second).toMatchObject({ status: 409, code: 'US01', data: { fields: { userId: expect.any(String) } } });
    expect(await portal.sentMail()).toEqual([]);
  });

  it('has the ID when the first did not come to its end', async () => {
    const portal = await buildTestApp();
    const lock = await openLock(portal);
    await lock.change(NEW_MEMBER);
    const second = signUp(portal, 'HONG2026');
    await lock.waiters(1);
    await lock.undo();
    expect(await second).toMatchObject({ status: 200 });
  });
});

describe.runIf(hasRowLocks())('what may be used once, used twice at once', () => {
  it('a reset link sets one of two passwords', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal, { userId: 'hong2026' });
    await portal.post('/api/v1/user/findIdPw', { userId: user.loginId, email: user.email });
    const token = /resetPassword\?token=([\w-]+)/.exec((await portal.sentMail()).at(-1)?.text ?? '')?.[1] ?? '';
    const { keyId, encrypt } = encryptFor(portal);
    const reset = (password: string) => () =>
      portal.post('/api/v1/user/reset-user-key', { token, keyId, userKey: encrypt(password) });
    const lock = await lockRow(portal, 'mail_token', user.id, 'user_id');
    const answers = await inStep(lock, [reset('N3w-mq7Tkv'), reset('N3w-mq7Tkw')]);
    expect(answers).toMatchObject([{ status: 200 }, { status: 400, code: 'US02' }]);
    const logIn = (password: string) =>
      portal.post('/api/v1/user/login', { keyId, userId: user.loginId, password: encrypt(password) });
    expect((await logIn('N3w-mq7Tkv')).status).toBe(200);
    expect((await logIn('N3w-mq7Tkw')).status).toBe(401);
  });

  it('a link that confirms an address does so once', async () => {
    const portal = await buildTestApp();
    expect((await signUp(portal, 'hong2026')).status).toBe(200);
    const token = /verifyEmail\?token=([\w.-]+)/.exec((await portal.sentMail()).at(-1)?.text ?? '')?.[1] ?? '';
    const confirm = () => portal.post('/api/v1/user/verify-email', { token });
    const lock = await lockRow(portal, 'mail_token', 'confirm', 'purpose');
    expect(await inStep(lock, [confirm, confirm])).toMatchObject([
      { status: 200, data: { email: 'hong@example.com' } },
      { status: 400, code: 'US02' },
    ]);
  });

  it('a link that changes an address does so once', async () => {
    const portal = await buildTestApp();
    const user = await makeUser(portal);
    const { keyId, encrypt } = encryptFor(portal);
    const fields = { userName: encrypt(user.name), email: encrypt('new@example.com') };
    const marketing = { email: false, sms: false };
    const input = { keyId, password: encrypt(TEST_PASSWORD), ...fields, marketing };
    await portal.post('/api/v1/user/update-user-detail', input, { token: user.token });
    const mail = (await portal.sentMail()).find(({ to }) => to === 'new@example.com');
    const token = /verifyEmail\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const confirm = () => portal.post('/api/v1/user/verify-email', { token });
    const lock = await lockRow(portal, 'mail_token', 'email', 'purpose');
    expect(await inStep(lock, [confirm, confirm])).toMatchObject([
      { status: 200, data: { email: 'new@example.com' } },
      { status: 400, code: 'US02' },
    ]);
  });

  it('a code of the app opens one of two logins', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal);
    const code = codeOf(portal, await enableFactor(portal, hong));
    const pending = [await begin(portal, hong), await begin(portal, hong)];
    const lock = await lockRow(portal, 'second_factor', hong.id, 'user_id');
    const answers = await inStep(
      lock,
      pending.map((one) => () => finish(portal, one, code)),
    );
    expect(answers).toMatchObject([{ status: 200 }, { status: 401, code: 'LO06' }]);
  });

  it('a recovery code opens one of two logins', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal);
    const { recoveryCodes } = await turnOn(portal, hong);
    const [code = ''] = recoveryCodes;
    const pending = [await begin(portal, hong), await begin(portal, hong)];
    const lock = await lockRow(portal, 'recovery_code', hong.id, 'user_id');
    const answers = await inStep(
      lock,
      pending.map((one) => () => finish(portal, one, code)),
    );
    expect(answers).toMatchObject([{ status: 200 }, { status: 401, code: 'LO06' }]);
    const left = await portal.context.db.selectFrom('recovery_code').selectAll().execute();
    expect(left).toHaveLength(recoveryCodes.length - 1);
  });
});

describe.runIf(hasRowLocks())('a withdrawal while somebody else is at the account', () => {
  const withdraw = (portal: TestApp, token: string) => {
    const { keyId, encrypt } = encryptFor(portal);
    return portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, { token });
  };

  it('of two at once the second finds the login ended, and one erasure is recorded', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    const lock = await lockRow(portal, 'user', id);
    const answers = [withdraw(portal, token)];
    await lock.waiters(1);
    answers.push(withdraw(portal, token));
    await lock.waiters(2);
    await lock.release();
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(['0000', 'CM02']);
    expect(await portal.context.db.selectFrom('erasure_record').selectAll().execute()).toHaveLength(1);
  });

  const saveState = (portal: TestApp, userId: string, token: string) =>
    portal.post('/api/v1/admin/users/state', { userId, isActive: false }, { token });
  const saveRoles = (portal: TestApp, userId: string, token: string) =>
    portal.post('/api/v1/admin/users/roles', { userId, roles: ['ROLE_SALES'], before: ['ROLE_USER'] }, { token });

  it.each([
    ['state', saveState],
    ['roles', saveRoles],
  ])('an administrator who saves its %s then writes nothing to it', async (_what, save) => {
    const portal = await buildTestApp();
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const { id, token } = await makeUser(portal);
    const lock = await lockRow(portal, 'user', id);
    const withdrawal = withdraw(portal, token);
    await lock.waiters(1);
    const late = save(portal, id, admin.token);
    await lock.waiters(2);
    await lock.release();
    expect((await withdrawal).code).toBe('0000');
    expect((await late).code).toBe('AD04');
    const { db } = portal.context;
    expect(await db.selectFrom('user').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'withdrawn' },
    ]);
    expect(await db.selectFrom('user_role').select('role').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('two administrators who withdraw at once leave one', async () => {
    const portal = await buildTestApp();
    const [first, second] = [
      await makeUser(portal, { roles: ['ROLE_ADMIN'] }),
      await makeUser(portal, { roles: ['ROLE_ADMIN'] }),
    ];
    const lock = await lockRow(portal, 'user_role', first.id, 'user_id');
    const answers = [withdraw(portal, first.token)];
    await lock.waiters(1);
    answers.push(withdraw(portal, second.token));
    await lock.waiters(2);
    await lock.release();
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(['0000', 'US07']);
  });

  it('lets a document of the member be stored that somebody else keeps waiting', async () => {
    const portal = await buildTestApp();
    const { id, token } = await makeUser(portal);
    const documentId = await makeDocument(portal);
    const other = await openLock(portal);
    await other.change('lock table document_writer in row exclusive mode');
    const withdrawal = withdraw(portal, token);
    await other.waiters(1);
    // Another call of the member, past the check of the session: a copy of a row, in the member's name.
    const storing = await openLock(portal);
    const stored = storing.change(
      `insert into document select (jsonb_populate_record(document, $1)).* from document where id = $2`,
      [JSON.stringify({ id: 'late', author_id: id, author_name: 'late' }), documentId],
    );
    await other.waiters(2);
    await other.release();
    expect((await withdrawal).code).toBe('0000');
    await stored;
    await storing.release();
    await sweepErasedMembers(portal.context);
    const { db } = portal.context;
    const names = await db.selectFrom('document').select('author_name').where('id', '=', 'late').execute();
    expect(names).toEqual([{ author_name: WITHDRAWN_NAME }]);
    const kept = await db.selectFrom('document_writer').select('author_name').execute();
    expect(kept.map(({ author_name: name }) => name)).not.toContain('late');
  });
});

describe.runIf(hasRowLocks())(
  'a password that is reset while a request that has verified the old one is under way',
  () => {
    const change = (portal: TestApp, user: Awaited<ReturnType<typeof makeUser>>, changes: object) => {
      const { keyId, encrypt } = encryptFor(portal);
      const person = { userName: encrypt(user.name), email: encrypt(user.email) };
      const input = { keyId, password: encrypt(TEST_PASSWORD), ...person, marketing: { email: false, sms: false } };
      return portal.post('/api/v1/user/update-user-detail', { ...input, ...changes }, { token: user.token });
    };
    /** Lets the call verify the password, and resets it before the call writes. */
    async function resetDuring(portal: TestApp, userId: string, call: () => ReturnType<TestApp['post']>) {
      const lock = await lockRow(portal, 'user', userId);
      const answer = call();
      await lock.waiters(1);
      await lock.change(`update "user" set password_hash = 'another' where id = $1`, [userId]);
      await lock.change('delete from pending_login where user_id = $1', [userId]);
      await lock.change('delete from session where user_id = $1', [userId]);
      await lock.release();
      return answer;
    }

    it('no login begins, with one factor or two', async () => {
      const portal = await buildTestApp();
      const [plain, withCode] = [await makeUser(portal), await makeUser(portal)];
      await turnOn(portal, withCode);
      for (const user of [plain, withCode])
        expect(await resetDuring(portal, user.id, () => logIn(portal, user.loginId))).toMatchObject({
          status: 401,
          code: 'LO01',
        });
      const { db } = portal.context;
      expect(await db.selectFrom('session').select('jti').execute()).toEqual([]);
      expect(await db.selectFrom('pending_login').select('user_id').execute()).toEqual([]);
    });

    it('no other password and no other address is asked for', async () => {
      const portal = await buildTestApp();
      const { encrypt } = encryptFor(portal);
      for (const changes of [{ newUserKey: encrypt('Thi3f-mq7Tkv') }, { email: encrypt('thief@example.com') }]) {
        const user = await makeUser(portal);
        expect((await resetDuring(portal, user.id, () => change(portal, user, changes))).code).toBe('CM02');
        const { password_hash: hash } = await portal.context.db
          .selectFrom('user')
          .select('password_hash')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow();
        expect(hash).toBe('another');
      }
      expect(await portal.context.db.selectFrom('mail_token').select('purpose').execute()).toEqual([]);
      expect(await portal.sentMail()).toEqual([]);
    });

    it('no second factor is turned on or off, and no account is closed', async () => {
      const portal = await buildTestApp();
      const { token, ...plain } = await makeUser(portal);
      const secret = String(
        (await portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal), { token })).data.secret,
      );
      const confirm = () =>
        portal.post('/api/v1/user/second-factor-confirm', { code: codeOf(portal, secret) }, { token });
      expect((await resetDuring(portal, plain.id, confirm)).code).toBe('CM02');

      const withCode = await makeUser(portal);
      const ownSecret = await enableFactor(portal, withCode);
      const off = () =>
        portal.post(
          '/api/v1/user/second-factor-off',
          { ...confirmedBy(portal), code: codeOf(portal, ownSecret) },
          { token: withCode.token },
        );
      expect((await resetDuring(portal, withCode.id, off)).code).toBe('CM02');

      const leaving = await makeUser(portal);
      const withdraw = () => portal.post('/api/v1/user/withdraw', confirmedBy(portal), { token: leaving.token });
      expect((await resetDuring(portal, leaving.id, withdraw)).code).toBe('CM02');

      const { db } = portal.context;
      const factors = await db.selectFrom('second_factor').select(['user_id', 'confirmed_at']).execute();
      expect(factors.filter(({ confirmed_at: at }) => at !== null).map(({ user_id: id }) => id)).toEqual([withCode.id]);
      expect(await db.selectFrom('user').select('id').where('status', '=', 'withdrawn').execute()).toEqual([]);
    });
  },
);
