import { expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const diff = (before: string, after: string) =>
  diffLines(before, after).map(({ change, text }) => signs[change] + text);

it.each([
  ['가\n나\n다', '가\n라\n다', [' 가', '-나', '+라', ' 다']],
  ['가\n\n나', '가\n나', [' 가', ' 나']],
  ['', '가\n나', ['+가', '+나']],
  ['가\n나', '', ['-가', '-나']],
  ['가\n나\n다\n라', '나\n라\n마', ['-가', ' 나', '-다', ' 라', '+마']],
])('tells what changed from %j to %j', (before, after, expected) => {
  expect(diff(before, after)).toEqual(expected);
});
