import { afterEach, expect, it, vi } from 'vitest';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

afterEach(() => void vi.unstubAllGlobals());

it('finds a cookie by its whole name', () => {
  expect(readCookie('token', 'savedtoken=1; token=a.b=c; x=2')).toBe('a.b=c');
  expect(readCookie('token', 'savedtoken=1')).toBeNull();
});

it('reads Korean, and a value that is not encoded', () => {
  expect(readCookie('savedId', `savedId=${encodeURIComponent('홍길동')}`)).toBe('홍길동');
  expect(readCookie('savedId', 'savedId=100%')).toBe('100%');
});

it.each([
  ['http:', ''],
  ['https:', '; Secure'],
])('spec 9: a cookie lasts a day, for the whole site, SameSite Lax; on %s pages it ends with %j', (protocol, end) => {
  const page = { cookie: '' };
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', page);
  writeCookie('savedId', '홍길동');
  expect(page.cookie).toBe(`savedId=${encodeURIComponent('홍길동')}; Max-Age=86400; Path=/; SameSite=Lax${end}`);
  writeCookie('token', 'a.b.c', 2);
  expect(page.cookie).toBe(`token=a.b.c; Max-Age=7200; Path=/; SameSite=Lax${end}`);
  deleteCookie('token');
  expect(page.cookie).toBe(`token=; Max-Age=0; Path=/; SameSite=Lax${end}`);
});
