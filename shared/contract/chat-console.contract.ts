import { z } from 'zod';
import { GAP_TABS } from '../chat/gap-tabs.ts';
import { LIMITS } from '../limits.ts';
import { defineCalls } from './call.ts';
import { keysOf } from './rule.ts';

const STAFF = ['CM02', 'CM03'] as const;
const id = z.string().min(1).max(64);
const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);

const gap = z.object({
  gapId: z.string(),
  state: z.enum(['open', 'drafted', 'asking', 'answered', 'missed', 'dismissed']),
  count: z.number(),
  lastAskedAt: z.string(),
  /** The FAQ that was begun for it. */
  faq: z.object({ documentId: z.string(), isUsed: z.boolean() }).nullable(),
  askedAgainAt: z.string().nullable(),
  /** The newest of them, without personal data. */
  questions: z.array(
    z.object({
      messageId: z.string(),
      conversationId: z.string(),
      question: z.string(),
      isDisliked: z.boolean(),
      /** What the visitor wrote about it. */
      comment: z.string(),
      askedAt: z.string(),
      /** After the FAQ was published; null before. */
      again: z.object({ isAnswered: z.boolean(), answer: z.string() }).nullable(),
    }),
  ),
});

export const chatConsoleContract = defineCalls({
  gaps: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gaps',
    summary: '답하지 못했거나 도움이 되지 않은 질문, 같은 뜻끼리: 관리자만',
    input: z.object({ tab: z.enum(keysOf(GAP_TABS)).default('todo'), page }),
    output: z.object({
      list: z.array(gap),
      counts: z.object({ todo: z.number(), drafted: z.number(), answered: z.number(), dismissed: z.number() }),
      totalCount: z.number(),
      size: z.number(),
    }),
    errors: STAFF,
  },
  dismissGap: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gap-dismiss',
    summary: '질문 묶음을 목록에서 제외하거나 되돌리기: 관리자만',
    input: z.object({ gapId: id, isDismissed: z.boolean() }),
    output: z.null(),
    errors: [...STAFF, 'CM04', 'CC01'],
  },
  draftFaq: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gap-draft',
    summary: '질문 묶음으로 사용하지 않는 FAQ 초안 만들기: 이미 있으면 그 글. 관리자만',
    input: z.object({ gapId: id }),
    output: z.object({ documentId: z.string() }),
    errors: [...STAFF, 'CM04'],
  },
});
