import { expect, it } from 'vitest';
import { isPortalPath, isWebAddress } from './web-address.ts';

it.each(['https://example.com', 'http://example.com:8080/@name?a=b@c#d', 'https://제품.example/받기'])(
  '%s is an address',
  (value) => {
    expect(isWebAddress(value)).toBe(true);
  },
);

it.each([
  'https://bank.example@evil.example',
  'https://bank.example%2F@evil.example/',
  'https:\\\\bank.example@evil.example',
  'https:bank.example:x@evil.example',
  'javascript:alert(1)',
  'ftp://example.com',
  '/path',
  'example.com',
  'https:evil.example',
  'https://a.example/\u202e',
  'https://a.example/a b',
  '',
])('%j is none', (value) => {
  expect(isWebAddress(value)).toBe(false);
});

it.each([
  ['/notice', true],
  ['/faq?q=가#나', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/../..//evil.example', false],
  ['/notice\u202e', false],
  ['/no tice', false],
  ['notice', false],
])('%j as a path of the portal: %s', (value, isOne) => {
  expect(isPortalPath(value)).toBe(isOne);
});
