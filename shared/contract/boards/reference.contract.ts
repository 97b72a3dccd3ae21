import { z } from 'zod';
import { defineCalls } from '../call.ts';

const kpi = z.object({ name: z.string(), before: z.string(), after: z.string(), unit: z.string() });

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
        /**
         * The keys `title` and `texts` hold heading and body (specification point 3). Further keys, where the reference
         * has them: `cover` (URL), and of its first key figure `figure`, `before`, `after` and `change`, as people say them.
         */
        referenceExtraList: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  },
  figures: {
    method: 'POST',
    path: '/api/v1/board/reference-figures',
    summary: '공개한 고객 사례의 성과 지표',
    output: z.object({
      /** Of the list, each once. */
      customers: z.array(z.string()),
      /** Over all durations of the list, and whose they are, also in words; null if there are none or no time was saved on the whole. */
      timeSaved: z
        .object({
          medianPercent: z.number(),
          lowestPercent: z.number(),
          customers: z.array(z.string()),
          headline: z.string(),
          source: z.string(),
        })
        .nullable(),
      list: z.array(
        z.object({
          documentId: z.string(),
          customerName: z.string(),
          industry: z.string(),
          title: z.string(),
          figures: z.array(kpi),
        }),
      ),
    }),
  },
});
