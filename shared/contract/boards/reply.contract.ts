import { z } from 'zod';
import { ANSWER_STATES } from '../../boards/answer-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const documentId = z.string().max(64);
const replyId = z.string().max(64);
const bodyHtml = z.string().max(LIMITS.replyHtmlMaxChars);

/** Replies are a flat list: each parent is followed by its children (one level). Deleted ones stay, empty. */
const replyShape = z.object({
  replyId: z.string(),
  parentId: z.string().nullable(),
  authorName: z.string(),
  isStaffAuthor: z.boolean(),
  bodyHtml: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  isDeleted: z.boolean(),
  isOfficial: z.boolean(),
  isAccepted: z.boolean(),
  isMine: z.boolean(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean(), accept: z.boolean(), reply: z.boolean() }),
});
export type Reply = z.output<typeof replyShape>;
export type ReplyPage = z.output<typeof replyContract.list.output>;

export const replyContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/board/replyList',
    summary: '댓글과 답변 목록',
    input: z.object({ documentId, page: z.number().int().min(1).max(LIMITS.listPageMax).default(1) }),
    /** Usually one page. A page beyond the last is the last. */
    output: z.object({
      list: z.array(replyShape),
      page: z.number(),
      pageCount: z.number(),
      totalCount: z.number(),
    }),
    errors: ['CM02', 'CM04'],
  },
  write: {
    method: 'POST',
    path: '/api/v1/board/writeReply',
    summary: '댓글 또는 공식 답변 등록',
    input: z.object({
      documentId,
      parentId: replyId.nullable().default(null),
      bodyHtml,
      isOfficial: z.boolean().default(false),
      /** New state of the question, for official answers. */
      answerState: z.enum(ANSWER_STATES).optional(),
      /** How many replies the caller saw: where somebody has added one since, nothing is written. */
      seenReplies: z.number().optional(),
    }),
    output: z.object({ replyId: z.string() }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'BD01', 'BD03', 'BD04'],
  },
  update: {
    method: 'POST',
    path: '/api/v1/board/updateReply',
    summary: '댓글 수정',
    /** `updatedAt`: when the reply was saved that the caller has seen. Without it the text is replaced in any case. */
    input: z.object({ replyId, bodyHtml, updatedAt: z.string().max(40).optional() }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'CM08'],
  },
  delete: {
    method: 'POST',
    path: '/api/v1/board/deleteReply',
    summary: '댓글 삭제',
    input: z.object({ replyId }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  accept: {
    method: 'POST',
    path: '/api/v1/board/accept-reply',
    summary: '답변 채택과 채택 취소',
    input: z.object({ replyId, isAccepted: z.boolean() }),
    output: z.object({ answerState: z.enum(ANSWER_STATES) }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
});
