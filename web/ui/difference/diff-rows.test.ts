import { expect, it } from 'vitest';
import { diffLines } from '#shared/text/diff-lines.ts';
import { diffRows } from './diff-rows.ts';

const shown = (before: string, after: string) =>
  diffRows(diffLines(before, after)).map((row) => {
    if (row.change === 'skipped') return `… ${row.count}`;
    if (row.change === 'edited') return row.words.map(({ change, text }) => `${SIGN[change]}${text}`).join(' ');
    return SIGN[row.change] + row.text;
  });
const SIGN = { same: '', added: '+', removed: '-' };

it('marks the changed words of a line that was edited, and whole lines that have little in common', () => {
  expect(shown('점검은 12월 3일 밤에 합니다.', '점검은 12월 4일 밤에 합니다.')).toEqual([
    '점검은 12월 -3일 +4일 밤에 합니다.',
  ]);
  expect(shown('처음에 쓴 글', '전혀 다른 내용')).toEqual(['-처음에 쓴 글', '+전혀 다른 내용']);
  expect(shown('가 나 다', '가 나 다\n라')).toEqual(['가 나 다', '+라']);
});

it('leaves equal lines out that are far from every change, and says how many', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `줄 ${from + at}`);
  const before = numbers(1, 20).join('\n');
  const after = before.replace('줄 10\n', '새로 쓴 것\n');
  expect(shown(before, after)).toEqual(['… 7', '줄 8', '줄 9', '-줄 10', '+새로 쓴 것', '줄 11', '줄 12', '… 8']);
});
