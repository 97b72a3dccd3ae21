import { expect, it } from 'vitest';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { answeringDocument } from './is-answered.ts';

const document = (title: string, score: number, sure: number): RankedDocument => ({
  place: 'faq',
  title,
  isByMember: false,
  passages: [],
  score,
  sure,
  coverage: 1,
  closeness: 0.5,
  signals: { wordsFound: 2, nounsTold: 2 },
});

const evidenceOf = (...documents: RankedDocument[]): Evidence => ({
  text: '교육 신청',
  terms: [{ any: ['교육'] }, { any: ['신청'] }],
  weights: [1, 1],
  counts: [9, 9],
  isGuess: false,
  wordsOf: (text) => ({ title: '', heading: '', wordings: [], body: text }),
  documents,
});

it('answers by the first document, or by one that comes as near and is surer', () => {
  const answer = (...documents: RankedDocument[]) =>
    answeringDocument(evidenceOf(...documents), '교육 신청은 어떻게 하나요')?.title ?? null;
  expect(answer(document('first', 15.5, 0.1), document('second', 15.4, 2))).toBe('first');
  expect(answer(document('first', 15.5, -0.1), document('second', 15.4, 2))).toBe('second');
  expect(answer(document('first', 15.5, -0.1), document('second', 15.4, 0.5))).toBeNull();
  expect(answer(document('first', 15.5, -0.1), document('second', 14.5, 2))).toBeNull();
  expect(answer(document('first', 15.5, -0.1))).toBeNull();
  expect(answer()).toBeNull();
  // Put first because the question leans on it, whatever comes nearer.
  expect(answer(document('leaned on', 1, -0.5), document('nearer', 5, 2))).toBeNull();
});
