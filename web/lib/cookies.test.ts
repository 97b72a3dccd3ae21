import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it('finds a cookie by its whole name', () => {
  expect(readCookie('token', 'savedtoken=1; token=a.b=c; x=2')).toBe('a.b=c');
  expect(readCookie('token', 'savedtoken=1')).toBeNull();
});

it('reads Korean, and a value that is not encoded', () => {
  expect(readCookie('savedId', `savedId=${encodeURIComponent('홍길동')}`)).toBe('홍길동');
  expect(readCookie('savedId', 'savedId=100%')).toBe('100%');
});
