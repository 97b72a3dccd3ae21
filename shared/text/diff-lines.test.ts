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

it('tells of texts too long to be compared line by line that all between the equal ends changed', () => {
  const lines = (sign: string) => Array.from({ length: 6_000 }, (_, at) => `${sign}${at}`).join('\n');
  const changes = diffLines(`처음\n${lines('가')}\n끝`, `처음\n${lines('나')}\n끝`).map(({ change }) => change);
  expect(changes).toHaveLength(12_002);
  expect([changes.at(0), changes.at(-1)]).toEqual(['same', 'same']);
  expect(new Set(changes.slice(1, 6_001))).toEqual(new Set(['removed']));
  expect(new Set(changes.slice(6_001, -1))).toEqual(new Set(['added']));
});
