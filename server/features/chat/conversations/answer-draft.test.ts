import { expect, it } from 'vitest';
import type { AnswerPart } from '../chat-engine.ts';
import { addPart, EMPTY_DRAFT } from './answer-draft.ts';

const draftOf = (...parts: AnswerPart[]) => parts.reduce(addPart, EMPTY_DRAFT);

it('puts pieces of text together, and begins anew when they are replaced', () => {
  expect(draftOf({ kind: 'text', text: '가' }, { kind: 'text', text: '나' }).text).toBe('가나');
  expect(
    draftOf({ kind: 'text', text: '가' }, { kind: 'replace', text: '다' }, { kind: 'text', text: '라' }).text,
  ).toBe('다라');
});

it('keeps what could be asked next, and that nothing was found', () => {
  expect(draftOf({ kind: 'suggested', questions: ['설치는?'] }, { kind: 'unanswered' })).toEqual({
    text: '',
    sources: [],
    suggested: ['설치는?'],
    isUnanswered: true,
  });
});
