import { z } from 'zod';
import { defineCalls } from './call.ts';

/** Null: the role may not know. */
const count = z.number().nullable();

export const adminContract = defineCalls({
  dashboard: {
    method: 'POST',
    path: '/api/v1/admin/dashboard',
    summary: '관리 대시보드: 영업은 문의, 운영자는 콘텐츠까지, 관리자는 전부',
    output: z.object({
      todo: z.object({ inquiries: count, questions: count, reviews: count, failedMails: count }),
    }),
    errors: ['CM02', 'CM03'],
  },
});
