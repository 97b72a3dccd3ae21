import { expect, it } from 'vitest';
import { localPath } from './return-path.ts';

const ORIGIN = 'https://portal.example';
const of = (address: string) => localPath(address, ORIGIN);

it.each(['/qnaDetail/1', '/contact/list?open=3', '/faq?open=a#b', '/userEdit'])('keeps %s', (path) => {
  expect(of(path)).toBe(path);
  expect(of(ORIGIN + path)).toBe(path);
});

it.each([
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  `${ORIGIN}//evil.example`,
  'https://evil.example/qnaDetail/1',
  'https://portal.example@evil.example/',
  'http://portal.example/qnaDetail/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('leads nowhere else: %s', (address) => {
  expect(of(address)).toBeNull();
});

it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/javascript:alert(1)'])(
  '%s stays a path of this portal',
  (path) => {
    expect(new URL(of(path) ?? '', ORIGIN).origin).toBe(ORIGIN);
  },
);

it.each(['/', '/login', '/signup', '/findPW', '/resetPassword?token=x', ''])('never leads back to %s', (path) => {
  expect(of(path)).toBeNull();
});
