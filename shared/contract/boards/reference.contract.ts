import { z } from 'zod';
import { defineCalls } from '../call.ts';

export const referenceContract = defineCalls({
  home: {
    method: 'POST',
    path: '/api/v1/board/reference-home',
    summary: '랜딩 화면의 고객 사례',
    output: z.array(
      z.object({
        name: z.string(),
        /** Document id. */
        value: z.string(),
        /** The keys `title` and `texts` hold heading and body (specification point 3). */
        referenceExtraList: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  },
});
