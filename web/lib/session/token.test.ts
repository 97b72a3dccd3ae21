import { describe, expect, it } from 'vitest';
import { cookieHours, readSession } from './token.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const claims = { sub: 'hong1234', roles: ['ROLE_USER'], userKorName: '홍길동', exp: NOW / 1000 + 7200 };

describe('readSession', () => {
  it('reads subject, roles, Korean name and end of a token', () => {
    const token = tokenOf(claims);
    expect(readSession(token, NOW)).toEqual({
      token,
      loginId: 'hong1234',
      roles: ['ROLE_USER'],
      userName: '홍길동',
      mustChangePassword: false,
      expiresAt: NOW + 2 * HOUR,
    });
  });

  it('knows no session once the token has ended', () => {
    expect(readSession(tokenOf(claims), NOW + 2 * HOUR)).toBeNull();
    expect(readSession(tokenOf(claims), NOW + 2 * HOUR - 1)).not.toBeNull();
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text that is no token', '안녕'],
    ['a payload that is no JSON', 'a.b.c'],
    ['a payload of another shape', tokenOf({ sub: 'hong1234' })],
    ['roles that are no list', tokenOf({ ...claims, roles: 'ROLE_ADMIN' })],
  ])('answers null to %s', (_, token) => {
    expect(readSession(token, NOW)).toBeNull();
  });
});

describe('cookieHours', () => {
  it.each([
    [2 * HOUR, 2],
    [1.6 * HOUR, 2],
    [1.4 * HOUR, 1],
    [24 * HOUR, 24],
  ])('rounds the %i ms that remain to %i hours', (remaining, hours) => {
    expect(cookieHours(NOW + remaining, NOW)).toBe(hours);
  });

  it('keeps a cookie for the last minutes, too', () => {
    expect(cookieHours(NOW + 60_000, NOW)).toBe(1);
  });
});
