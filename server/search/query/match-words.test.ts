import { expect, it } from 'vitest';
import { counterOf, matcherOf } from './match-words.ts';

const TERMS = [
  { any: ['셀렉터', '선택자'], parts: ['셀렉', '터'] },
  { any: ['로봇', '봇'], near: ['프로그램'] },
  { any: ['chrome'], isCorrected: true as const },
];

it('a text counts for what its words count for, one by one', () => {
  const match = matcherOf(TERMS);
  const count = counterOf(TERMS);
  for (const text of [
    '셀렉터 로 버튼 셀렉터를 터 선택자 로봇청소기 봇 봇은',
    '로봇',
    'chromedriver 프로그램 chrome 크롬',
    '없다',
    '',
  ]) {
    const words = text === '' ? [] : text.split(' ');
    const counts = [0, 0, 0];
    for (const { term, weight } of words.flatMap(match)) counts[term] = (counts[term] ?? 0) + weight;
    expect(count(text)).toEqual({ counts, words: words.length });
  }
  expect(count('봇은').counts).toEqual([0, 0, 0]);
  expect(count('로봇 셀렉터').counts).toEqual([1, 1, 0]);
});
