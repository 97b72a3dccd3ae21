import { z } from 'zod';
import { defineCalls } from '../call.ts';

export const outboxContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/outbox',
    summary: '보낸 편지함: 관리자만',
    input: z.object({ page: z.number().int().min(1).max(1_000_000).default(1) }),
    output: z.object({
      list: z.array(
        z.object({
          mailId: z.string(),
          to: z.string(),
          subject: z.string(),
          bodyText: z.string(),
          status: z.enum(['waiting', 'sent', 'failed']),
          attempts: z.number(),
          lastError: z.string().nullable(),
          createdAt: z.string(),
          sentAt: z.string().nullable(),
        }),
      ),
      totalCount: z.number(),
      page: z.number(),
      size: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
});
