import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { SavedDocument } from './document-values.ts';
import { inputOf, valuesOf } from './document-values.ts';

const content = {
  title: '점검 안내',
  category: '점검',
  bodyHtml: '<p>내용</p>',
  fields: { product: 'Studio', os: 'Windows 11' },
  isPrivate: true,
  isPinned: true,
  publishAt: '2026-12-01T00:00:00.000Z',
  popupFrom: '2026-12-01T00:00:00.000Z',
  popupUntil: '2026-12-02T00:00:00.000Z',
};
const saved: SavedDocument = { ...content, documentId: 'd1', version: 3, files: [] };

it('sends back what it was given', () => {
  const empty = Object.fromEntries(boardOf('qna').fields.map(({ name }) => [name, '']));
  const fields = { ...empty, product: 'Studio', os: 'Windows 11' };
  const file = { fileId: 'f1', purpose: 'attachment', name: '로그.txt', sizeBytes: 9, visibility: 'member' } as const;
  expect(inputOf(valuesOf(boardOf('qna'), saved), [file])).toEqual({
    ...content,
    fields,
    fileIds: ['f1'],
    fileVisibility: { f1: 'member' },
  });
});

it('starts a new document empty, published at once', () => {
  expect(inputOf(valuesOf(boardOf('notice'), null), [])).toEqual({
    category: '',
    title: '',
    bodyHtml: '',
    fields: { variants: '' },
    isPrivate: false,
    isPinned: false,
    publishAt: null,
    popupFrom: null,
    popupUntil: null,
    fileIds: [],
    fileVisibility: {},
  });
});
