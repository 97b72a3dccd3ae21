import { expect, it } from 'vitest';
import { shorten } from './mark-words.ts';

const said = (text: string, hit: string, chars: number) => {
  const [before = '', after = ''] = text.split(hit);
  const parts = [
    { text: before, isHit: false },
    { text: hit, isHit: true },
    { text: after, isHit: false },
  ];
  return shorten(parts, chars)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');
};

it('shortens a text around what was found, and cuts no word in two', () => {
  const text = `${'앞서 나온 설명입니다. '.repeat(5)}여기에 셀렉터 이야기가 나옵니다. ${'그리고 이어지는 설명입니다. '.repeat(5)}`;
  const words = new Set(['…', '[셀렉터]', ...text.split(' ')]);
  for (let chars = 40; chars <= 80; chars += 1) {
    const shown = said(text, '셀렉터', chars);
    expect(shown).toMatch(/^… .*\[셀렉터\].* …$/);
    expect(
      shown.split(' ').filter((word) => !words.has(word)),
      shown,
    ).toEqual([]);
  }
  expect(said('짧은 셀렉터 글', '셀렉터', 60)).toBe('짧은 [셀렉터] 글');
  expect(said(`셀렉터 ${'가'.repeat(100)}`, '셀렉터', 60)).toBe(`[셀렉터] ${'가'.repeat(56)} …`);
});
