import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const documentId = z.string().max(64).default('');
const writer = z.string().max(64);

export const draftContract = defineCalls({
  save: {
    method: 'POST',
    path: '/api/v1/board/draft-save',
    summary:
      '임시저장. 내용은 등록 화면이 쓰는 그대로 보관한다. 다른 창이나 기기에서 저장한 초안은 바꾸지 않는다(CM08)',
    input: z.object({
      boardType: z.enum(BOARD_TYPES),
      documentId,
      content: z.string().max(LIMITS.bodyMaxChars * 5),
      /** The open form. It replaces its own draft alone. */
      writer: writer.default(''),
      /** Writer of the draft that its user was told of, and that it may replace, too. */
      replaces: writer.optional(),
    }),
    output: z.object({ savedAt: z.string() }),
    errors: ['CM02', 'CM03', 'CM08'],
  },
  find: {
    method: 'POST',
    path: '/api/v1/board/draft-find',
    summary: '임시저장한 내용',
    input: z.object({ boardType: z.enum(BOARD_TYPES), documentId }),
    output: z.object({ content: z.string(), savedAt: z.string(), writer }).nullable(),
    errors: ['CM02'],
  },
  remove: {
    method: 'POST',
    path: '/api/v1/board/draft-remove',
    summary: '임시저장한 내용 삭제',
    input: z.object({ boardType: z.enum(BOARD_TYPES), documentId }),
    output: z.null(),
    errors: ['CM02'],
  },
});
