import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
}

const withPow = () => buildTestApp({ botCheck: { kind: 'pow' } });

async function solved(portal: TestApp): Promise<string> {
  const { challenge } = (await portal.get('/api/bot-challenge')).data as { challenge: Challenge };
  const { algorithm, salt, signature } = challenge;
  const hashOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');
  let number = 0;
  while (hashOf(number) !== challenge.challenge) number += 1;
  return Buffer.from(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature })).toString(
    'base64',
  );
}

const verify = (portal: TestApp, recaptchaToken: string) => portal.post('/api/verify-recaptcha', { recaptchaToken });

function logIn(portal: TestApp, cookies: Record<string, string> = {}) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post(
    '/api/v1/user/login',
    { keyId, userId: 'hong2026', password: encrypt(TEST_PASSWORD) },
    { cookies },
  );
}

describe('spec 8: login bot check', () => {
  it('lets a visitor who solved the challenge log in, once', async () => {
    const portal = await withPow();
    await makeUser(portal, { userId: 'hong2026' });
    expect(await logIn(portal)).toMatchObject({ status: 400, code: 'LO03', message: '비정상 로그인이 감지됐습니다.' });

    const answer = await verify(portal, await solved(portal));
    expect(JSON.parse(answer.text)).toMatchObject({ success: true });
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict|SameSite=Strict.*HttpOnly/);
    const { botPass = '' } = answer.cookies;
    expect(await logIn(portal, { botPass })).toMatchObject({ status: 200 });
    expect(await logIn(portal, { botPass })).toMatchObject({ status: 400, code: 'LO03' });
  });

  it('does not let two calls share one pass', async () => {
    const portal = await withPow();
    await makeUser(portal, { userId: 'hong2026' });
    const { botPass = '' } = (await verify(portal, await solved(portal))).cookies;
    const answers = await Promise.all([logIn(portal, { botPass }), logIn(portal, { botPass })]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('forgets the pass after two minutes', async () => {
    const portal = await withPow();
    await makeUser(portal, { userId: 'hong2026' });
    const { botPass = '' } = (await verify(portal, await solved(portal))).cookies;
    portal.advance(2 * 60_000 + 1);
    expect(await logIn(portal, { botPass })).toMatchObject({ code: 'LO03' });
  });

  it('refuses a solution that was used, is too old, forged, or no solution', async () => {
    const portal = await withPow();
    const success = async (payload: string) =>
      (JSON.parse((await verify(portal, payload)).text) as { success: boolean }).success;
    const used = await solved(portal);
    expect(await success(used)).toBe(true);
    expect(await success(used)).toBe(false);

    const forged = JSON.parse(Buffer.from(await solved(portal), 'base64').toString()) as Challenge;
    const repack = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
    expect(await success(repack({ ...forged, signature: 'a'.repeat(64) }))).toBe(false);
    expect(await success(repack({ ...forged, salt: forged.salt.replace(/expires=\d+/, 'expires=9999999999') }))).toBe(
      false,
    );
    expect(await success(repack({}))).toBe(false);
    expect(await success('%%%')).toBe(false);

    const late = await solved(portal);
    portal.advance(6 * 60_000);
    expect(await success(late)).toBe(false);
  });

  it('guards sign-up and find as well', async () => {
    const portal = await withPow();
    const { keyId, encrypt } = encryptFor(portal);
    const yes = { version: '1.0', agreed: true };
    const signup = await portal.post('/api/v1/user/signup', {
      keyId,
      userId: 'hong2026',
      userName: encrypt('홍길동'),
      userKey: encrypt('Kx7!mv2#Tq'),
      email: encrypt('h@example.com'),
      consents: { termsOfUse: { ...yes, version: '1.1' }, privacy: yes, age: yes, marketing: yes },
    });
    expect(signup).toMatchObject({ status: 400, code: 'LO03' });
    expect(await portal.post('/api/v1/user/findIdPw', { userName: '홍길동', email: 'h@example.com' })).toMatchObject({
      code: 'LO03',
    });
  });
});
