import { expect, it } from 'vitest';
import { linkAddressOf } from './link-address.ts';

it.each([
  ['https://example.com/가나', 'https://example.com/가나'],
  [' example.com/path ', 'https://example.com/path'],
  ['intra.example.com:8080/x', 'https://intra.example.com:8080/x'],
  ['help@example.com', 'mailto:help@example.com'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['https://bank.example@evil.example', null],
  ['bank.example:1@evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://example.com', null],
  ['그냥 글', null],
  ['', null],
])('%j becomes %j', (typed, expected) => {
  expect(linkAddressOf(typed)).toBe(expected);
});
