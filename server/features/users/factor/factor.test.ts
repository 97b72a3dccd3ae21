import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { createSession } from '../sessions/session.queries.ts';
import { begin, codeOf, confirmedBy, finish, enableFactor, isLoggedIn, logIn, turnOn } from './factor.fixture.ts';

const stateOf = async (portal: TestApp, token: string) =>
  (await portal.post('/api/v1/user/second-factor', {}, { token })).data;

const off = (portal: TestApp, { token }: { token?: string }, code: string, password?: string) =>
  portal.post('/api/v1/user/second-factor-off', { ...confirmedBy(portal, password), code }, { token });

const renew = (portal: TestApp, { token }: { token?: string }, code: string, password?: string) =>
  portal.post('/api/v1/user/second-factor-codes', { ...confirmedBy(portal, password), code }, { token });

const elsewhere = ({ context }: TestApp, { id, loginId, name }: MadeUser) =>
  createSession(context.db, context, { id, login_id: loginId, name });

async function withFactor() {
  const portal = await buildTestApp();
  const hong = await makeUser(portal, { userId: 'hong2026', email: 'hong@example.com' });
  return { portal, hong, secret: await enableFactor(portal, hong) };
}

describe('turning it on', () => {
  it('takes the password and a first code; then codes are asked for, and other logins have ended', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal, { userId: 'hong2026' });
    const phone = await elsewhere(portal, hong);
    expect(await stateOf(portal, hong.token)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    const { uri, done, secret } = await turnOn(portal, hong);
    expect(uri).toBe(`otpauth://totp/AION-U:hong2026?issuer=AION-U&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(done).toMatchObject({ status: 200, data: { mustLogInAgain: false } });
    expect(await isLoggedIn(portal, phone)).toBe(false);
    expect(await stateOf(portal, hong.token)).toMatchObject({
      since: '2026-11-21T03:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    expect(await portal.sentMail()).toMatchObject([
      { to: hong.email, subject: expect.stringContaining('2단계 인증 설정이 변경되었습니다') },
    ]);
  });

  it('draws the picture as squares inside its box', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const { data } = await portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal), { token });
    expect(data.picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const places = [...String(data.picture.path).matchAll(/\d+/g)].map(Number).filter((place) => place > 1);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, data.picture.size - 5]);
  });

  it('is begun with the right password alone, and asks for nothing before a code has fitted', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal, { userId: 'hong2026' });
    const start = (password?: string) =>
      portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal, password), { token: hong.token });
    const confirm = (code: string) =>
      portal.post('/api/v1/user/second-factor-confirm', { code }, { token: hong.token });
    expect(await start('Wrong-pass1')).toMatchObject({ status: 400, code: 'US04' });
    expect(await confirm('123456')).toMatchObject({ status: 400, code: 'SF02' });
    const first = (await start()).data.secret;
    const second = (await start()).data.secret;
    expect(second).not.toBe(first);
    expect(await confirm(codeOf(portal, first))).toMatchObject({ status: 400, code: 'SF02' });
    expect((await logIn(portal, 'hong2026')).data.token).toBeTypeOf('string');
    expect((await confirm(codeOf(portal, second))).status).toBe(200);
    expect(await confirm(codeOf(portal, second))).toMatchObject({ status: 409, code: 'SF01' });
    expect(await start()).toMatchObject({ status: 409, code: 'SF01' });
  });

  it('is nothing for visitors', async () => {
    const portal = await buildTestApp();
    const refused = { status: 403, code: 'CM02' };
    expect(await portal.post('/api/v1/user/second-factor', {})).toMatchObject(refused);
    expect(await portal.post('/api/v1/user/second-factor-begin', confirmedBy(portal))).toMatchObject(refused);
    expect(await portal.post('/api/v1/user/second-factor-confirm', { code: '123456' })).toMatchObject(refused);
    expect(await renew(portal, {}, '123456')).toMatchObject(refused);
    expect(await off(portal, {}, '123456')).toMatchObject(refused);
  });
});

describe('turning it off', () => {
  it('takes password and code; then the password is enough again', async () => {
    const { portal, hong, secret } = await withFactor();
    expect(await off(portal, hong, codeOf(portal, secret), 'Wrong-pass1')).toMatchObject({ code: 'US04' });
    expect(await off(portal, hong, '')).toMatchObject({ status: 401, code: 'LO06' });
    expect(await off(portal, hong, codeOf(portal, secret, -1))).toMatchObject({ status: 401, code: 'LO06' });
    expect((await logIn(portal, 'hong2026')).data.token).toBeUndefined();
    expect((await off(portal, hong, codeOf(portal, secret))).status).toBe(200);
    expect((await logIn(portal, 'hong2026')).data.token).toBeTypeOf('string');
    expect(await off(portal, hong, codeOf(portal, secret))).toMatchObject({ status: 409, code: 'SF03' });
    expect(await portal.sentMail()).toContainEqual(
      expect.objectContaining({ to: hong.email, text: expect.stringContaining('2단계 인증을 껐습니다.') }),
    );
  });

  it('is locked after five wrong codes, the right password notwithstanding', async () => {
    const { portal, hong, secret } = await withFactor();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await off(portal, hong, codeOf(portal, secret, 9))).toMatchObject({ code: 'LO06' });
    expect(await off(portal, hong, codeOf(portal, secret))).toMatchObject({ status: 423, code: 'LO04' });
  });

  it('takes a recovery code, too, and not that of somebody else', async () => {
    const portal = await buildTestApp();
    const [hong, mallory] = [await makeUser(portal), await makeUser(portal)];
    await enableFactor(portal, hong);
    const { recoveryCodes } = await turnOn(portal, mallory);
    const [code = '', other = ''] = recoveryCodes;
    expect(await off(portal, hong, code)).toMatchObject({ code: 'LO06' });
    expect((await off(portal, mallory, other)).status).toBe(200);
    expect(await portal.context.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });
});

it('new recovery codes take password and code, and the old ones are of no use', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  const { secret, recoveryCodes } = await turnOn(portal, hong);
  expect(await renew(portal, hong, codeOf(portal, secret, 9))).toMatchObject({ code: 'LO06' });
  const fresh = (await renew(portal, hong, codeOf(portal, secret))).data.recoveryCodes as string[];
  expect(fresh).toHaveLength(10);
  expect(await finish(portal, await begin(portal, hong), recoveryCodes[0] ?? '')).toMatchObject({ code: 'LO06' });
  expect((await finish(portal, await begin(portal, hong), fresh[0] ?? '')).status).toBe(200);
});

it('a new password by mail does not pass it', async () => {
  const { portal, hong, secret } = await withFactor();
  await portal.post('/api/v1/user/findIdPw', { userId: hong.loginId, email: hong.email });
  const mails = (await portal.sentMail()).map(({ text }) => text).join('\n');
  const link = /resetPassword\?token=([\w-]+)/.exec(mails)?.[1] ?? '';
  const { keyId, password: userKey } = confirmedBy(portal, 'Blau-Wal7saft');
  expect((await portal.post('/api/v1/user/reset-user-key', { token: link, keyId, userKey })).status).toBe(200);
  const asked = await logIn(portal, 'hong2026', 'Blau-Wal7saft');
  expect(Object.keys(asked.data)).toEqual(['pendingLogin']);
  expect((await finish(portal, asked.data.pendingLogin, codeOf(portal, secret))).status).toBe(200);
});

it('goes with the member who withdraws', async () => {
  const { portal, hong } = await withFactor();
  await portal.post('/api/v1/user/withdraw', confirmedBy(portal), { token: hong.token });
  expect(await portal.context.db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
});

describe('an administrator', () => {
  const reset = (portal: TestApp, userId: string, { token }: { token?: string }) =>
    portal.post('/api/v1/admin/users/reset-factor', { userId }, { token });

  it('takes it away from somebody who lost everything: on the record, told by mail, and logged out', async () => {
    const { portal, hong } = await withFactor();
    const boss = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
    const detail = async () =>
      (await portal.post('/api/v1/admin/users/detail', { userId: hong.id }, { token: boss.token })).data;
    expect((await detail()).secondFactorSince).toBe('2026-11-21T03:00:00.000Z');
    expect((await reset(portal, hong.id, boss)).status).toBe(200);
    expect((await detail()).secondFactorSince).toBeNull();
    expect(await isLoggedIn(portal, hong.token)).toBe(false);
    expect((await logIn(portal, 'hong2026')).data.token).toBeTypeOf('string');
    expect(await auditOf(portal)).toMatchObject([
      { action: 'user.factorReset', actor_name: 'boss2026', target: 'hong2026' },
    ]);
    expect(await portal.sentMail()).toContainEqual(
      expect.objectContaining({
        to: 'hong@example.com',
        text: expect.stringContaining('관리자가 2단계 인증을 해제했습니다.'),
      }),
    );
    expect(await reset(portal, hong.id, boss)).toMatchObject({ status: 409, code: 'SF03' });
  });

  it.each(['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'] as const)(
    'is nobody who is %s, and it stays',
    async (role: Role) => {
      const { portal, hong } = await withFactor();
      const other = await makeUser(portal, { roles: [role] });
      expect(await reset(portal, hong.id, other)).toMatchObject({ status: 403, code: 'CM03' });
      expect(await reset(portal, hong.id, {})).toMatchObject({ status: 403, code: 'CM02' });
      expect((await logIn(portal, 'hong2026')).data.token).toBeUndefined();
    },
  );

  it('does not take away their own', async () => {
    const portal = await buildTestApp();
    const boss = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    await enableFactor(portal, boss);
    expect(await reset(portal, boss.id, boss)).toMatchObject({ status: 409, code: 'AD06' });
    expect(await auditOf(portal)).toEqual([]);
  });
});

describe('REQUIRE_SECOND_FACTOR=staff', () => {
  const dashboard = async (portal: TestApp, token: string) =>
    (await portal.post('/api/v1/admin/dashboard', undefined, { token })).status;
  const rolesIn = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { roles: string[] }).roles;

  it('staff are members until they have one, are told so at the login, and work with it', async () => {
    const portal = await buildTestApp({ requireSecondFactor: 'staff' });
    const boss = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const entered = (await logIn(portal, 'boss2026')).data;
    expect([entered.mustEnrol, rolesIn(entered.token)]).toEqual([true, ['ROLE_USER']]);
    expect(await portal.post('/api/v1/admin/dashboard', undefined, { token: entered.token })).toMatchObject({
      status: 403,
      code: 'LO08',
    });
    expect(await stateOf(portal, entered.token)).toMatchObject({ isRequired: true });
    const { secret, done } = await turnOn(portal, { token: entered.token });
    expect(done.data.mustLogInAgain).toBe(true);
    const again = (await finish(portal, await begin(portal, boss), codeOf(portal, secret))).data.token;
    expect(rolesIn(again)).toContain('ROLE_ADMIN');
    expect(await dashboard(portal, again)).toBe(200);
    expect((await off(portal, { token: again }, codeOf(portal, secret, 1))).status).toBe(200);
    expect(await dashboard(portal, again)).toBe(403);
    const actions = (await auditOf(portal)).map(({ action }) => action);
    expect(actions).toEqual(['login.staff', 'user.factorOn', 'login.staff', 'user.factorOff']);
  });

  it('asks nothing of members', async () => {
    const portal = await buildTestApp({ requireSecondFactor: 'staff' });
    const hong = await makeUser(portal, { userId: 'hong2026' });
    expect(Object.keys((await logIn(portal, 'hong2026')).data)).toEqual(['token']);
    expect(await stateOf(portal, hong.token)).toMatchObject({ isRequired: false });
    expect((await portal.post('/api/v1/admin/dashboard', undefined, { token: hong.token })).code).toBe('CM03');
  });
});
