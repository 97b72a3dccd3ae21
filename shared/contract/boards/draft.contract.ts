import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const documentId = z.string().max(64).default('');

export const draftContract = defineCalls({
  save: {
    method: 'POST',
    path: '/api/v1/board/draft-save',
    summary: '임시저장. 내용은 등록 화면이 쓰는 그대로 보관한다',
    input: z.object({
      boardType: z.enum(BOARD_TYPES),
      documentId,
      content: z.string().max(LIMITS.bodyMaxChars * 5),
    }),
    output: z.object({ savedAt: z.string() }),
    errors: ['CM02', 'CM03'],
  },
  find: {
    method: 'POST',
    path: '/api/v1/board/draft-find',
    summary: '임시저장한 내용',
    input: z.object({ boardType: z.enum(BOARD_TYPES), documentId }),
    output: z.object({ content: z.string(), savedAt: z.string() }).nullable(),
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
