import { expect, it } from 'vitest';
import { loadAnalyser } from './analyser.ts';

it('looks for a word with its prefix first, and for the rest of it where no text has that', async () => {
  const { terms } = await loadAnalyser();
  expect(terms('큐 재처리')).toEqual([{ any: ['큐'] }, { any: ['재처리', '처리'] }]);
  expect(terms('재고 처리')).toEqual([{ any: ['재고'] }, { any: ['처리'] }]);
});

it('a number with thousands of dots gives few tokens: its beginnings alone would be millions of characters', async () => {
  const { tokens } = await loadAnalyser();
  const given = tokens('1.'.repeat(25_000)).join(' ');
  expect(given.length).toBeLessThan(1_000);
  expect(tokens('4.6.1')).toEqual(['4.6.1', '4.6']);
});
