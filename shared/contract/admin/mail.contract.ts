import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { MAIL_NAMES } from '#shared/mail/mail-templates.ts';
import { defineCalls } from '../call.ts';
import { linkToken } from '../rule.ts';
import { whoseMails } from './outbox.contract.ts';

const name = z.enum(MAIL_NAMES);
const words = {
  subject: z.string().max(LIMITS.mailSubjectMaxChars * 3),
  body: z.string().max(LIMITS.mailBodyMaxChars * 2),
};
const updatedAt = z.string().nullable();
/** There is no mail server: mails stay in files. */
const isFiled = z.boolean();
/** When the words were saved that the caller has seen; null: never. */
const seen = z.string().max(40).nullable();

export const mailContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/mails',
    summary: '메일 템플릿: 관리자만',
    output: z.object({ list: z.array(z.object({ name, ...words, updatedAt })) }),
    errors: ['CM02', 'CM03'],
  },
  preview: {
    method: 'POST',
    path: '/api/v1/admin/mail-preview',
    summary: '예시 값을 넣은 메일의 모양: 관리자만',
    input: z.object({ name, ...words }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: ['CM02', 'CM03'],
  },
  save: {
    method: 'POST',
    path: '/api/v1/admin/mail-save',
    summary: '메일 템플릿 저장: 관리자만',
    input: z.object({ name, ...words, updatedAt: seen }),
    output: z.object({ updatedAt }),
    errors: ['CM02', 'CM03', 'CM08'],
  },
  restore: {
    method: 'POST',
    path: '/api/v1/admin/mail-restore',
    summary: '메일 템플릿을 기본값으로: 관리자만',
    input: z.object({ name, updatedAt: seen }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM08'],
  },
  test: {
    method: 'POST',
    path: '/api/v1/admin/mail-test',
    summary: '예시 값을 넣은 메일을 자신에게 보내기: 관리자만',
    input: z.object({ name, ...words }),
    output: z.object({
      /** Empty: the account has no address, and nothing was sent. */
      to: z.string(),
      isFiled,
    }),
    errors: ['CM02', 'CM03'],
  },
  campaignCount: {
    method: 'POST',
    path: '/api/v1/admin/mail-campaign-count',
    summary: '광고 메일을 받을 사람 수: 관리자만',
    output: z.object({ count: z.number(), isNight: z.boolean(), isFiled }),
    errors: ['CM02', 'CM03'],
  },
  campaign: {
    method: 'POST',
    path: '/api/v1/admin/mail-campaign',
    summary: '저장된 광고 메일을 이메일 수신에 동의한 사람에게 보내기: 관리자만',
    input: z.object({
      updatedAt: seen,
      /** `queuedAt` of the last campaign that the caller saw, null: of none. One that was sent since is not repeated. */
      lastSentAt: seen.optional(),
    }),
    output: z.object({ count: z.number(), isNight: z.boolean(), isFiled }),
    errors: ['CM02', 'CM03', 'CM08', 'ST03'],
  },
  campaigns: {
    method: 'POST',
    path: '/api/v1/admin/mail-campaigns',
    summary: '보낸 광고 메일과 그 결과, 새것부터: 관리자만',
    output: z.object({
      list: z.array(
        z.object({
          /** Names the campaign in the list of sent mails. */
          queuedAt: z.string(),
          subject: z.string(),
          counts: z.array(z.object({ status: z.enum(MAIL_STATES), count: z.number() })),
          /** Recipients who have refused advertising mails since. */
          refused: z.number(),
        }),
      ),
    }),
    errors: ['CM02', 'CM03'],
  },
  campaignStop: {
    method: 'POST',
    path: '/api/v1/admin/mail-campaign-stop',
    summary: '광고 메일 보내기를 중단하기, 아직 보내지 않은 것만: 관리자만',
    input: z.object({ queuedAt: z.string().min(1).max(40) }),
    output: z.object({
      /** Number of mails that are not sent, and of those that have been, or are being sent now. */
      stopped: z.number(),
      sent: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  check: {
    method: 'POST',
    path: '/api/v1/admin/mail-check',
    summary: '메일 서버에 맡겨 자신에게 시험 메일을 바로 보내고 결과를 답하기: 관리자만',
    output: z.object({ isSent: z.boolean(), message: z.string() }),
    errors: ['CM02', 'CM03'],
  },
  resendFailed: {
    method: 'POST',
    path: '/api/v1/admin/mail-resend-failed',
    summary: '보내지 못한 메일을 모두, 또는 한 사람이나 한 광고 메일의 것만 다시 보내기: 관리자만',
    input: z.object(whoseMails),
    output: z.object({ count: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  resend: {
    method: 'POST',
    path: '/api/v1/admin/mail-resend',
    summary: '보내지 못한 메일을 다시 보내기: 관리자만',
    input: z.object({ mailId: z.string().min(1).max(64) }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'ST04'],
  },
  unsubscribeCheck: {
    method: 'POST',
    path: '/api/v1/unsubscribe-check',
    summary: '수신거부 링크의 서명이 맞는지: 아무것도 바꾸지 않고, 그 사람이 남아 있는지는 알리지 않는다',
    input: z.object({ token: linkToken }),
    output: z.object({ isValid: z.boolean() }),
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/unsubscribe',
    summary: '광고 메일 수신거부: 메일에 담긴 서명된 링크로, 로그인 없이',
    input: z.object({ token: linkToken }),
    output: z.null(),
    errors: ['US02'],
  },
});
