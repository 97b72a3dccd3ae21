import { expect, it } from 'vitest';
import { boardOf } from '../../../../../shared/boards.ts';
import { draftKey, readDraft } from './draft.ts';
import { valuesOf } from '../post-values.ts';

const holding = (text: string | null) => ({ getItem: () => text });

it('keeps drafts apart by member, board and document', () => {
  const own = { loginId: 'hong2026', boardType: 'qna', documentId: null };
  const keys = [own, { ...own, loginId: 'kim2026' }, { ...own, boardType: 'notice' }, { ...own, documentId: 'd1' }];
  expect(new Set(keys.map(draftKey)).size).toBe(4);
});

it('reads a whole draft, and nothing of one that is not', () => {
  const draft = { savedAt: '2026-11-21T03:00:00.000Z', version: 2, values: valuesOf(boardOf('qna'), null), files: [] };
  expect(readDraft('key', holding(JSON.stringify(draft)))).toEqual(draft);
  for (const broken of [null, '', '{', 'null', '{"values":{}}', '{"values":{"body":{"html":""}}}']) {
    expect(readDraft('key', holding(broken))).toBeNull();
  }
});
