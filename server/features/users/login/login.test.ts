import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

function logIn(portal: TestApp, userId: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) }, { headers });
}

/** A call that requires a login. */
const whoAmI = (portal: TestApp, token: string) =>
  portal.post('/api/v1/user/get-user-detail', { keyId: '', password: '' }, { token });

describe('spec 7: login', () => {
  it('answers with a token that says who, which roles, what name, and when it ends', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026', userName: '홍길동', roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
    const answer = await logIn(portal, 'HONG2026');
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    const claims = JSON.parse(
      Buffer.from(String(answer.data.token).split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).toMatchObject({ sub: 'hong2026', userKorName: '홍길동', iat: 1795230000, exp: 1795230000 + 7200 });
    expect(claims.roles).toEqual(expect.arrayContaining(['ROLE_USER', 'ROLE_CUSTOMER']));
    expect(claims.jti).toBeTypeOf('string');
  });

  it('spec 3: needs ID and encrypted password alone', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    const password = encryptFor(portal).encrypt(TEST_PASSWORD);
    expect(await portal.post('/api/v1/user/login', { userId: 'hong2026', password })).toMatchObject({
      code: '0000',
      data: { token: expect.any(String) },
    });
  });

  it('spec 8: other 4xx: one answer for a wrong password and for nobody', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    const wrong = await logIn(portal, 'hong2026', 'Wrong-pass1');
    const nobody = await logIn(portal, 'nobody99', 'Wrong-pass1');
    expect(wrong).toMatchObject({ status: 401, code: 'LO01', message: '일치하는 계정 정보가 없습니다.' });
    expect(nobody.text).toBe(wrong.text);
  });

  it('tells an inactive account apart only after the right password', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    await portal.context.db.updateTable('user').set({ status: 'inactive' }).execute();
    expect(await logIn(portal, 'hong2026', 'Wrong-pass1')).toMatchObject({ code: 'LO01' });
    expect(await logIn(portal, 'hong2026')).toMatchObject({ status: 401, code: 'LO02' });
  });
});

describe('spec 8: LO04 after five failures in a row', () => {
  const failFiveTimes = async (portal: TestApp, userId: string) => {
    for (let i = 0; i < 5; i += 1) expect(await logIn(portal, userId, 'Wrong-pass1')).toMatchObject({ code: 'LO01' });
  };

  it('locks with 423 and lets go after 30 minutes', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    await failFiveTimes(portal, 'hong2026');
    expect(await logIn(portal, 'hong2026')).toMatchObject({
      status: 423,
      code: 'LO04',
      message: '로그인 시도 횟수를 초과했습니다. 비밀번호를 재설정해주세요.',
    });
    portal.advance(30 * 60_000 + 1);
    expect(await logIn(portal, 'hong2026')).toMatchObject({ status: 200 });
  });

  it('counts only failures in a row', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    for (let i = 0; i < 4; i += 1) await logIn(portal, 'hong2026', 'Wrong-pass1');
    expect(await logIn(portal, 'hong2026')).toMatchObject({ status: 200 });
    for (let i = 0; i < 4; i += 1) await logIn(portal, 'hong2026', 'Wrong-pass1');
    expect(await logIn(portal, 'hong2026')).toMatchObject({ status: 200 });
  });

  it('looks at five of twenty guesses that come at once', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    const guesses = await Promise.all(Array.from({ length: 20 }, () => logIn(portal, 'hong2026', 'Wrong-pass1')));
    expect(guesses.filter(({ code }) => code === 'LO01')).toHaveLength(5);
    expect(guesses.filter(({ code }) => code === 'LO04')).toHaveLength(15);
  });

  it('locks an ID that nobody has just the same', async () => {
    const portal = await buildTestApp();
    await failFiveTimes(portal, 'nobody99');
    expect(await logIn(portal, 'nobody99')).toMatchObject({ status: 423, code: 'LO04' });
  });

  it('is not escaped by another case or a forwarded address', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { userId: 'hong2026' });
    for (const [index, userId] of ['hong2026', 'HONG2026', 'Hong2026', 'hOng2026', 'honG2026'].entries()) {
      await logIn(portal, userId, 'Wrong-pass1', { 'x-forwarded-for': `203.0.113.${index}` });
    }
    expect(await logIn(portal, 'hong2026', TEST_PASSWORD, { 'x-forwarded-for': '203.0.113.99' })).toMatchObject({
      code: 'LO04',
    });
  });

  it('limits the tries of one address with 429, which a forged address does not escape', async () => {
    const portal = await buildTestApp();
    let last = 0;
    for (let i = 0; i < 31; i += 1) {
      last = (await logIn(portal, `nobody${i}x`, 'Wrong-pass1', { 'x-forwarded-for': `203.0.113.${i}` })).status;
    }
    expect(last).toBe(429);
  });
});

describe('sessions', () => {
  it('accepts the token as a bearer and in the token header', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    expect((await whoAmI(portal, token)).code).not.toBe('CM02');
    const byHeader = await portal.post(
      '/api/v1/user/get-user-detail',
      { keyId: '', password: '' },
      { headers: { token } },
    );
    expect(byHeader.code).not.toBe('CM02');
  });

  it('ends with the logout', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    await portal.post('/api/v1/user/logout', undefined, { token });
    expect(await whoAmI(portal, token)).toMatchObject({
      status: 403,
      code: 'CM02',
      message: '로그인 이후 이용해주세요.',
    });
  });

  it('ends with the next log-in of the same browser, not with a failed one or that of another', async () => {
    const portal = await buildTestApp();
    const { token, loginId } = await makeUser(portal);
    const carried = { authorization: `Bearer ${token}` };
    expect(await logIn(portal, loginId, 'Wrong-pass1', carried)).toMatchObject({ code: 'LO01' });
    expect(await logIn(portal, loginId)).toMatchObject({ code: '0000' });
    expect(await whoAmI(portal, token)).not.toMatchObject({ code: 'CM02' });
    const next = await logIn(portal, loginId, TEST_PASSWORD, carried);
    expect(await whoAmI(portal, token)).toMatchObject({ code: 'CM02' });
    expect(await whoAmI(portal, next.data.token as string)).not.toMatchObject({ code: 'CM02' });
  });

  it('ends after two hours', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    portal.advance(2 * 3_600_000 + 1000);
    expect(await whoAmI(portal, token)).toMatchObject({ status: 403, code: 'CM02' });
  });

  it('refuses every other way to write a token that we signed', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const bytesOf = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last character of 32 bytes has four significant bits, so three other characters encode the same signature.
    const others = Array.from(letters, (letter) => token.slice(0, -1) + letter).filter((other) => other !== token);
    const same = others.filter((other) => bytesOf(other).equals(bytesOf(token)));
    expect(same).toHaveLength(3);
    expect(await whoAmI(portal, token)).not.toMatchObject({ code: 'CM02' });
    for (const other of [...same, `${token}=`, `${token}.`, token.replace('.', '..')])
      expect([other, await whoAmI(portal, other)]).toMatchObject([other, { status: 403, code: 'CM02' }]);
  });

  it('refuses tokens that we did not sign', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const [header = '', payload = '', signature = ''] = token.split('.');
    const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string };
    const otherKey = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('x'.repeat(32)));
    const publicKeyAsSecret = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(portal.context.keys.transport.publicKeyPem));
    const forged = [
      `${b64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${b64({ alg: 'none' })}.${payload}.${signature}`,
      `${header}.${b64({ ...claims, roles: ['ROLE_ADMIN'], sub: 'other' })}.${signature}`,
      otherKey,
      publicKeyAsSecret,
      'x.y.z',
      '',
    ];
    for (const bad of forged) expect(await whoAmI(portal, bad)).toMatchObject({ status: 403, code: 'CM02' });
  });
});
