import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const documentId = z.string().max(64);

const version = z.object({
  version: z.number(),
  title: z.string(),
  category: z.string(),
  bodyHtml: z.string(),
  /** The board's fields. */
  fields: z.record(z.string(), z.string()),
  savedBy: z.string(),
  savedAt: z.string(),
});

/** Versions of documents, and the trash. */
export const historyContract = defineCalls({
  versions: {
    method: 'POST',
    path: '/api/v1/board/versions',
    summary: '글의 수정 이력. 길면 나누어 주며, from은 그 판부터',
    input: z.object({ documentId, from: z.number().int().optional() }),
    output: z.object({
      boardType: z.enum(BOARD_TYPES),
      /** What the document says now. */
      current: version,
      /** Newest first. */
      list: z.array(version),
      /** The last of the list, from which on older ones can be asked for; null if there are none. */
      older: z.number().nullable(),
    }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/v1/board/restore-version',
    summary: '이전 내용으로 되돌리기. 되돌리기 전의 내용도 이력에 남는다',
    input: z.object({ documentId, version: z.number().int() }),
    output: z.object({ version: z.number() }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08'],
  },
  trash: {
    method: 'POST',
    path: '/api/v1/board/trash',
    summary: '휴지통의 글',
    input: z.object({ page: z.number().int().min(1).max(LIMITS.listPageMax).default(1) }),
    output: z.object({
      list: z.array(
        z.object({
          documentId: z.string(),
          boardType: z.enum(BOARD_TYPES),
          title: z.string(),
          /** The beginning of its text. */
          excerpt: z.string(),
          authorName: z.string(),
          deletedAt: z.string(),
          deletedBy: z.string(),
          /** When it is deleted permanently. */
          erasedAt: z.string(),
        }),
      ),
      totalCount: z.number(),
      size: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  restoreDocument: {
    method: 'POST',
    path: '/api/v1/board/restore-document',
    summary: '휴지통에서 복구',
    input: z.object({ documentId }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'CM08'],
  },
});
