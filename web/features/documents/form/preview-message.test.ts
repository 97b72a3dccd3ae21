import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { Attachment } from '#web/features/files/attachment-state.ts';
import { attachmentOf } from '#web/features/files/attachment-state.ts';
import { valuesOf } from './document-values.ts';
import { previewOf } from './preview-message.ts';

const fileOf = (fileId: string, purpose: Attachment['purpose']) =>
  attachmentOf({ fileId, purpose, name: `${fileId}.png`, sizeBytes: 9, visibility: 'all' }, false);
const preview = (boardType: 'reference' | 'market', files: readonly Attachment[]) =>
  previewOf(boardType, valuesOf(boardOf(boardType), null), files, '제목 없음', '운영팀');

it('shows the uploaded files, with the first picture of its board as the cover', () => {
  const ofReference = preview('reference', [fileOf('a', 'attachment'), fileOf('c', 'cover')]);
  expect(ofReference.coverUrl).toBe('/api/v1/board/fileDownload/link/c');
  expect(ofReference.files.map(({ url }) => url)).toContain('/api/v1/board/fileDownload/link/a');
  expect(preview('market', [fileOf('s1', 'screenshot'), fileOf('s2', 'screenshot')]).coverUrl).toMatch(/s1$/);
  expect(preview('market', [fileOf('s1', 'screenshot'), fileOf('c', 'cover')]).coverUrl).toMatch(/c$/);
});

it('has no picture for one that is still on its way', () => {
  const { coverUrl, files } = preview('reference', [{ ...fileOf('c', 'cover'), fileId: null, progress: 0.5 }]);
  expect([coverUrl, files[0]?.url]).toEqual([null, '#']);
});
