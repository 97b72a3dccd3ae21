import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import { draftKey, readDraft } from './stored-draft.ts';
import { valuesOf } from '../documents/form/document-values.ts';

const holding = (text: string | null) => ({ getItem: () => text });

it('keeps drafts apart by member, board and document', () => {
  const own = { loginId: 'hong2026', boardType: 'qna', documentId: null };
  const keys = [own, { ...own, loginId: 'kim2026' }, { ...own, boardType: 'notice' }, { ...own, documentId: 'd1' }];
  expect(new Set(keys.map(draftKey)).size).toBe(4);
});

it('reads a whole draft, and nothing of one that is not', () => {
  const draft = { savedAt: new Date().toISOString(), version: 2, values: valuesOf(boardOf('qna'), null), files: [] };
  expect(readDraft('key', holding(JSON.stringify(draft)))).toEqual(draft);
  for (const broken of [null, '', '{', 'null', '{"values":{}}', '{"values":{"body":{"html":""}}}']) {
    expect(readDraft('key', holding(broken))).toBeNull();
  }
});

it('no longer offers a draft that is older than drafts are kept', () => {
  const savedAt = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const draft = { version: 0, values: valuesOf(boardOf('qna'), null), files: [] };
  expect(readDraft('key', holding(JSON.stringify({ ...draft, savedAt: savedAt(89) })))).not.toBeNull();
  expect(readDraft('key', holding(JSON.stringify({ ...draft, savedAt: savedAt(91) })))).toBeNull();
});
