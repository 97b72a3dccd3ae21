import { expect, it } from 'vitest';
import { interleave } from './interleave.ts';

it('lets every list have its turn', () => {
  expect(interleave([['faq 1', 'faq 2'], ['reference 1'], [], ['qna 1', 'qna 2', 'qna 3']])).toEqual([
    'faq 1',
    'reference 1',
    'qna 1',
    'faq 2',
    'qna 2',
    'qna 3',
  ]);
  expect(interleave([])).toEqual([]);
});
