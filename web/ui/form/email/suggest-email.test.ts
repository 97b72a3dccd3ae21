import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['kim@gmial.com', 'kim@gmail.com'],
  ['kim@gmail.con', 'kim@gmail.com'],
  ['kim@gmail.co', 'kim@gmail.com'],
  ['kim@gmailcom', 'kim@gmail.com'],
  [' Kim@Gmai.com ', 'Kim@gmail.com'],
  ['kim@nvaer.com', 'kim@naver.com'],
  ['kim@anver.com', 'kim@naver.com'],
  ['kim@naver.comm', 'kim@naver.com'],
  ['kim@hanmial.net', 'kim@hanmail.net'],
  ['kim@duam.net', 'kim@daum.net'],
])('%s may be meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'kim@gmail.com',
  'kim@NAVER.com',
  'kim@mail.com',
  'kim@ymail.com',
  'kim@gate.com',
  'kim@example.co.kr',
  'kim@gmail.co.kr',
  'kim@',
  'gmial.com',
  '@gmial.com',
  'kim@lee@gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
