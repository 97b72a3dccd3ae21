import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const page = z.object({ path: z.string(), title: z.string() });
const comment = page.extend({
  commentId: z.string(),
  comment: z.string(),
  isHelpful: z.boolean(),
  day: z.string(),
});
export type ManualComment = z.output<typeof comment>;

export const manualContract = defineCalls({
  rate: {
    method: 'POST',
    path: '/api/v1/manual/rate',
    summary: '매뉴얼이 도움이 되었는지',
    input: z.object({
      path: z.string().max(200),
      isHelpful: z.boolean(),
      comment: z.string().trim().max(LIMITS.manualCommentMaxChars).default(''),
    }),
    output: z.object({ isHelpful: z.boolean() }),
    errors: ['CM04'],
  },
  ratings: {
    method: 'POST',
    path: '/api/v1/manual/ratings',
    summary: '매뉴얼 의견 (운영자)',
    output: z.object({
      /** Those that helped least first. */
      pages: z.array(page.extend({ helpful: z.number(), unhelpful: z.number() })),
      /** Those that wait and those set aside, newest first. */
      comments: z.object({ open: z.array(comment), handled: z.array(comment) }),
    }),
    errors: ['CM02', 'CM03'],
  },
  commentCounts: {
    method: 'POST',
    path: '/api/v1/manual/comment-counts',
    summary: '매뉴얼에 남긴 말의 수 (운영자)',
    /** Of all, also of those that are too many to be listed. */
    output: z.object({ open: z.number(), handled: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  handleComment: {
    method: 'POST',
    path: '/api/v1/manual/comment-handle',
    summary: '매뉴얼에 남긴 말을 처리함으로 옮기거나 되돌린다. 방문자가 다시 쓰면 스스로 돌아온다 (운영자)',
    input: z.object({
      path: z.string().max(200),
      /** On which it was written: the comments of one day are searched for it. */
      day: z.string().max(10),
      commentId: z.string().max(64),
      isHandled: z.boolean(),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
});
