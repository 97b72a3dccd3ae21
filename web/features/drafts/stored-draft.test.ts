import { expect, it, vi } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import { draftKey, readDraft, storedDraft } from './stored-draft.ts';
import { valuesOf } from '../documents/form/document-values.ts';

const holding = (text: string | null) => ({ getItem: () => text });

it('keeps drafts apart by member, board and document', () => {
  const own = { loginId: 'hong2026', boardType: 'qna', documentId: null };
  const keys = [own, { ...own, loginId: 'kim2026' }, { ...own, boardType: 'notice' }, { ...own, documentId: 'd1' }];
  expect(new Set(keys.map(draftKey)).size).toBe(4);
});

it('reads a whole draft, and nothing of one that is not', () => {
  const draft = {
    savedAt: new Date().toISOString(),
    writer: 'a',
    version: 2,
    values: valuesOf(boardOf('qna'), null),
    files: [],
  };
  expect(readDraft('key', holding(JSON.stringify(draft)))).toEqual(draft);
  const { writer: _, ...old } = draft;
  expect(readDraft('key', holding(JSON.stringify(old)))).toEqual({ ...old, writer: '' });
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

it('replaces no draft of another form of which its user was not told, and clears none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const values = valuesOf(boardOf('qna'), null);
  const [first, second] = ['first', 'second'].map((writer) => {
    const draft = { savedAt: new Date().toISOString(), writer, version: 0, values, files: [] };
    const stored = storedDraft('key', writer);
    return { ...stored, write: () => stored.save(draft) };
  });
  const writer = () => readDraft('key')?.writer;
  expect([first?.write(), second?.write(), first?.write()]).toEqual(['saved', 'overtaken', 'saved']);
  second?.clear();
  expect(writer()).toBe('first');
  expect(second?.find()).toMatchObject({ writer: 'first' });
  expect(second?.write(), 'found, but not told of').toBe('overtaken');
  second?.tellOf('first');
  expect([second?.write(), first?.write(), second?.write()]).toEqual(['saved', 'overtaken', 'saved']);
  first?.tellOf('second');
  first?.clear();
  expect(writer()).toBeUndefined();
  vi.unstubAllGlobals();
});
