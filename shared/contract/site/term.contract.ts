import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { defineCalls } from '../call.ts';

const kind = z.enum(TERM_KINDS);
const version = z.string().max(LIMITS.termVersionMaxChars);
const termId = z.string().min(1).max(64);
const revision = z.string().max(64);
/** A version as the caller has seen it. */
const seenVersion = z.object({ termId, revision });
const markdown = z.string().max(LIMITS.termBodyMaxChars * 2);

const lines = z.array(z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() }));

export const termContract = defineCalls({
  diff: {
    method: 'POST',
    path: '/api/v1/site/term-diff',
    summary: '약관의 두 버전 사이에 바뀐 줄',
    input: z.object({ kind, from: version, to: version }),
    output: z.object({ lines }),
    errors: ['CM04'],
  },
  list: {
    method: 'POST',
    path: '/api/v1/admin/terms',
    summary: '약관의 모든 버전: 관리자만',
    input: z.object({ kind }),
    output: z.object({
      kind,
      today: z.string(),
      /** There are members, or people who sent an inquiry. */
      hasReaders: z.boolean(),
      /** The delivered text, which the first version starts with. */
      draft: z.string(),
      /** Kinds without any text: visitors are told that it is being prepared. */
      missing: z.array(kind),
      /** Newest first. */
      list: z.array(
        z.object({
          /** Null for the version delivered with the portal. */
          termId: z.string().nullable(),
          version: z.string(),
          effectiveDate: z.string(),
          state: z.enum(['past', 'current', 'coming']),
          /** May be changed or cancelled: a future one, or any while there is nobody who may have agreed to it. */
          isOpen: z.boolean(),
          isMajor: z.boolean(),
          summary: z.string(),
          markdown: z.string(),
          /** Differs once any of it is changed or members are told of it; empty for the delivered version. */
          revision: z.string(),
          noticedAt: z.string().nullable(),
          noticedCount: z.number().nullable(),
          /** Members should have been told of it by now. */
          isNoticeMissing: z.boolean(),
        }),
      ),
    }),
    errors: ['CM02', 'CM03'],
  },
  preview: {
    method: 'POST',
    path: '/api/v1/admin/term-preview',
    summary: '작성 중인 약관의 모양과, 비교할 버전에서 바뀐 줄: 관리자만',
    input: z.object({ kind, from: version, markdown }),
    output: z.object({ bodyHtml: z.string(), lines }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  convert: {
    method: 'POST',
    path: '/api/v1/admin/term-convert',
    summary: '약관 본문의 저장 형식(Markdown)과 편집기의 형식(HTML)을 서로 바꾸기: 관리자만',
    input: z.union([z.object({ markdown }), z.object({ html: z.string().max(LIMITS.termBodyMaxChars * 4) })]),
    output: z.object({ markdown: z.string(), html: z.string() }),
    errors: ['CM02', 'CM03'],
  },
  save: {
    method: 'POST',
    path: '/api/v1/admin/term-save',
    summary: '약관의 새 버전 예약, 또는 예약한 버전의 수정: 관리자만',
    input: z.object({
      kind,
      /** Undefined for a new one. */
      termId: termId.optional(),
      version,
      effectiveDate: z.string().max(20),
      isMajor: z.boolean(),
      summary: z.string().max(LIMITS.termSummaryMaxChars * 2),
      markdown,
      /** Of the version that the caller has seen; undefined for a new one. */
      revision: revision.optional(),
    }),
    output: z.object({ termId: z.string() }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'ST01', 'ST02'],
  },
  cancel: {
    method: 'POST',
    path: '/api/v1/admin/term-cancel',
    summary: '예약한 버전 취소: 관리자만',
    input: seenVersion,
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM08', 'ST01'],
  },
  noticeCount: {
    method: 'POST',
    path: '/api/v1/admin/term-notice-count',
    summary: '변경 안내 메일을 받을 회원 수: 관리자만',
    output: z.object({ count: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  notice: {
    method: 'POST',
    path: '/api/v1/admin/term-notice',
    summary: '예약한 버전을 모든 회원에게 메일로 안내: 한 번만, 관리자만',
    input: seenVersion,
    output: z.object({
      count: z.number(),
      /** There is no mail server: the mails stay in files. */
      isFiled: z.boolean(),
    }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'ST01', 'ST02'],
  },
});
