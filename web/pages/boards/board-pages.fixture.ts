import type { OutputOf } from '#shared/contract/calls.ts';
import type { DocumentDetail, DocumentSummary } from '#shared/contract/boards/board.contract.ts';

export const AT = '2026-11-20T05:06:00.000Z';

export const summary: DocumentSummary = {
  documentId: 'd1',
  boardType: 'market',
  category: '템플릿',
  title: '표 모으기',
  isPrivate: false,
  isReadable: true,
  isPinned: false,
  isNew: false,
  isMine: false,
  isScheduled: false,
  isHidden: false,
  reviewState: '게시',
  answerState: null,
  authorName: '홍길동',
  viewCount: 1234,
  likeCount: 5,
  replyCount: 0,
  fileCount: 1,
  ratingAverage: 4.5,
  ratingCount: 2,
  fields: { summary: '표를 모읍니다.', task: '엑셀' },
  coverUrl: null,
  publishedAt: AT,
};
export const detail: DocumentDetail = {
  ...summary,
  bodyHtml: '<p>본문입니다.</p>',
  files: [],
  reviewNote: '',
  isLiked: false,
  version: 1,
  updatedAt: AT,
  previous: { documentId: 'd0', title: '앞의 글', isReadable: true, publishedAt: AT },
  next: null,
  abilities: {
    update: true,
    delete: true,
    restore: true,
    like: true,
    reply: true,
    replyOfficially: false,
    changeAnswerState: false,
    readHistory: true,
  },
};
export const file = {
  fileId: 'f1',
  purpose: 'attachment',
  name: '표 모으기.zip',
  mime: 'application/zip',
  sizeBytes: 2_097_152,
  sha256: 'abc123',
  downloadCount: 12,
  visibility: 'all',
  url: '/api/v1/file/f1',
} as const;
export const version: OutputOf<'/api/v1/market/detail'>['versions'][number] = {
  versionId: 'v1',
  version: '1.2.0',
  changes: '빨라졌습니다.',
  createdAt: AT,
  isPublished: true,
  file,
  entries: [{ name: 'main.rpa', sizeBytes: 2048 }],
};
export const noReplies = { list: [], page: 1, pageCount: 0, totalCount: 0 };
