import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make.user.ts';

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
