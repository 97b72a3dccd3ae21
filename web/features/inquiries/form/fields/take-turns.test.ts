import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('lets every list have its turn', () => {
  expect(takeTurns([['faq 1', 'faq 2'], ['reference 1'], [], ['qna 1', 'qna 2', 'qna 3']])).toEqual([
    'faq 1',
    'reference 1',
    'qna 1',
    'faq 2',
    'qna 2',
    'qna 3',
  ]);
  expect(takeTurns([])).toEqual([]);
});
