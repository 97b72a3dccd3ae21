import { expect, it } from 'vitest';
import { costlyTexts } from '#fuzz/costly/costly-texts.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import { planOf } from './query-plan.ts';

it('a text without any space is looked for by as few parts as a long word', async () => {
  const { oneWord = '' } = costlyTexts(2_000, 20_261_123);
  const { terms } = planOf(await loadAnalyser(), oneWord);
  expect(terms.map(({ parts = [] }) => parts.length)).toEqual([12]);
});
