import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const page = z.object({ path: z.string(), title: z.string() });

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
      /** Newest first. */
      comments: z.array(page.extend({ comment: z.string(), isHelpful: z.boolean(), day: z.string() })),
    }),
    errors: ['CM02', 'CM03'],
  },
});
