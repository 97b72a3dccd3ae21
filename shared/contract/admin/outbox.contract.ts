import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { defineCalls } from '../call.ts';

const status = z.enum(MAIL_STATES);

/** Whose mails; both empty: all. */
export const whoseMails = {
  /** Whole address of a recipient: the mails to it alone. */
  to: z.string().trim().max(LIMITS.emailMaxChars).default(''),
  /** `queuedAt` of a campaign: its mails alone. */
  campaign: z.string().max(30).default(''),
};

export const outboxContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/outbox',
    summary: '보낸 메일: 관리자만. 받는 사람의 주소는 가려진다',
    input: z
      .object({
        page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
        status: status.or(z.literal('')).default(''),
        ...whoseMails,
        /** Of the campaign those alone whose recipients have refused advertising mails since. */
        isRefused: z.boolean().default(false),
      })
      .refine(({ campaign, isRefused }) => campaign !== '' || !isRefused, { path: ['campaign'] }),
    output: z.object({
      list: z.array(
        z.object({
          mailId: z.string(),
          maskedTo: z.string(),
          subject: z.string(),
          status,
          createdAt: z.string(),
        }),
      ),
      totalCount: z.number(),
      size: z.number(),
      /** Independent of the selected status, as is `refused`. */
      counts: z.array(z.object({ status, count: z.number() })),
      refused: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  detail: {
    method: 'POST',
    path: '/api/v1/admin/outbox/detail',
    summary: '메일 한 통: 받는 사람과 본문을 보여주고 열람을 기록한다. 관리자만',
    input: z.object({ mailId: z.string().min(1).max(64) }),
    output: z.object({
      to: z.string(),
      bodyText: z.string(),
      attempts: z.number(),
      lastError: z.string().nullable(),
      sentAt: z.string().nullable(),
    }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
});
