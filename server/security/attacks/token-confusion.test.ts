import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { enableFactor } from '#server/features/users/factor/factor.fixture.ts';
import { signId } from '../signed-id.ts';

interface Claims {
  [name: string]: unknown;
  jti: string;
  exp: number;
}

let portal: TestApp;
let claims: Claims;
let secret: Uint8Array;

beforeEach(async () => {
  portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  secret = portal.context.keys.tokenSecret;
});

const isKnown = async (token: string) => (await portal.post('/api/v1/admin/users', {}, { token })).code !== 'CM02';
const signed = (given: object, header: object = {}, key: Uint8Array = secret) =>
  new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);

describe('a session token', () => {
  it('is taken as we make it', async () => {
    expect(await isKnown(await signed({}))).toBe(true);
    expect(claims.aud).toBe('portal-session');
  });

  it.each([
    ['for another audience', { aud: 'unsubscribe' }],
    ['for nobody', { aud: undefined }],
    ['that has ended', { exp: 1 }],
    ['without an end', { exp: undefined }],
    ['that begins later', { nbf: 4_000_000_000 }],
    ['of no session', { jti: '00000000-0000-4000-8000-000000000000' }],
    ['without a session', { jti: undefined }],
  ])('%s is not, although the signature is ours', async (_what, given) => {
    expect(await isKnown(await signed(given))).toBe(false);
  });

  it.each([
    ['another algorithm of the same kind', { alg: 'HS512' }],
    ['another type', { typ: 'at+jwt' }],
    ['a critical header nobody knows', { crit: ['exp'], exp: 1 }],
  ])('with %s is not', async (_what, header) => {
    const token = await signed({}, header).catch(() => 'refused already when it is made');
    expect(await isKnown(token)).toBe(false);
  });

  it('that brings or names its own key is not', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    const own = { jwk, kid: '../../../../dev/null', jku: 'https://evil.example/keys', x5u: 'https://evil.example/x' };
    const byKey = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...own }).sign(privateKey);
    expect(await isKnown(byKey)).toBe(false);
    expect(await isKnown(await signed({}, own, new Uint8Array(32)))).toBe(false);
    expect(await isKnown(await signed({}, {}, new TextEncoder().encode('')).catch(() => ''))).toBe(false);
  });

  it('says which roles there are only for the screen: the database decides', async () => {
    const member = await makeUser(portal);
    const own = JSON.parse(Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
    const token = await signed({ ...own, roles: ['ROLE_ADMIN'] });
    expect(await portal.post('/api/v1/admin/users', {}, { token })).toMatchObject({
      status: 403,
      code: 'CM03',
    });
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('nobody is logged in with', () => {
  it.each(['none', 'None', 'NONE', 'hs256', ''])('a token of the algorithm %j, signed or not', async (alg) => {
    const token = await signed({});
    const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
    expect(await isKnown(`${unsigned}.`)).toBe(false);
    expect(await isKnown(`${unsigned}.${token.split('.')[2]}`)).toBe(false);
    expect(await isKnown(unsigned)).toBe(false);
  });

  it('what the portal gave for something else: a link, a log-in that waits for its code, a cookie, an API key', async () => {
    const { keyId, encrypt } = encryptFor(portal);
    const boss = await makeUser(portal, { userId: 'boss2026', roles: ['ROLE_ADMIN'] });
    await portal.post('/api/v1/user/findIdPw', { userId: boss.loginId, email: boss.email });
    const link = /resetPassword\?token=([\w-]+)/.exec((await portal.sentMail()).at(-1)?.text ?? '')?.[1] ?? '';
    const logIn = () =>
      portal.post('/api/v1/user/login', { keyId, userId: boss.loginId, password: encrypt(TEST_PASSWORD) });
    const { cookies } = await logIn();
    await enableFactor(portal, boss);
    const { pendingLogin } = (await logIn()).data;
    const key = (await portal.post('/api/v1/chat/keys/create', { name: '고객 포털' }, { token: boss.token })).data.key;
    const { keys } = portal.context;
    for (const value of [link, cookies.device, pendingLogin, key, signId(keys, 'withdraw', boss.id)]) {
      expect(String(value).length).toBeGreaterThan(20);
      expect(await isKnown(String(value))).toBe(false);
      const asLogIn = await portal.post('/api/v1/user/login-code', { pendingLogin: String(value), code: '000000' });
      expect(asLogIn.code).toBe(value === pendingLogin ? 'LO06' : 'LO07');
    }
    // A token of a session is none of the others, either.
    for (const path of [
      '/api/v1/user/reset-check',
      '/api/v1/user/verify-check',
      '/api/v1/user/verify-email',
      '/api/v1/free/withdraw-consent',
    ] as const)
      expect(await portal.post(path, { token: boss.token }), path).toMatchObject({ status: 400 });
  });

  it('the session of a member who left, was shut out, or logged out', async () => {
    const { keyId, encrypt } = encryptFor(portal);
    const adminToken = await signed({});
    const ask = ({ token }: { token: string }) => portal.post('/api/v1/user/my-posts', {}, { token });
    const left = await makeUser(portal);
    const shutOut = await makeUser(portal);
    const loggedOut = await makeUser(portal);
    for (const member of [left, shutOut, loggedOut]) expect(await ask(member)).toMatchObject({ code: '0000' });
    await portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, { token: left.token });
    await portal.post('/api/v1/admin/users/state', { userId: shutOut.id, isActive: false }, { token: adminToken });
    await portal.post('/api/v1/user/logout', undefined, { token: loggedOut.token });
    for (const member of [left, shutOut, loggedOut]) expect(await ask(member)).toMatchObject({ code: 'CM02' });
  });
});
