import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_FILTERS } from '#shared/audit.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const action = z.enum(keysOf(AUDIT_ACTIONS));
const STAFF = ['CM02', 'CM03'] as const;

const filters = z.object({
  /** Part of the login ID. */
  actor: z.string().max(LIMITS.keywordMaxChars).default(''),
  /** One action, or a group of them. */
  action: z.enum(AUDIT_FILTERS).or(z.literal('')).default(''),
  /** Days in Korean time, both inclusive. */
  from: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
});
export type AuditFilters = z.output<typeof filters>;

export const auditContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/audit',
    summary: '감사 로그: 관리자만',
    input: filters.extend({ page: z.number().int().min(1).max(LIMITS.listPageMax).default(1) }),
    output: z.object({
      list: z.array(
        z.object({
          number: z.number(),
          createdAt: z.string(),
          /** Empty for actions of the portal itself. */
          actorName: z.string(),
          action,
          target: z.string(),
          /** Of a target that is an account, as long as its member is there. */
          targetUserId: z.string().nullable(),
          detail: z.string(),
          ip: z.string(),
          hash: z.string(),
        }),
      ),
      totalCount: z.number(),
      size: z.number(),
    }),
    errors: STAFF,
  },
  verify: {
    method: 'POST',
    path: '/api/v1/admin/audit/verify',
    summary: '감사 로그의 무결성 확인: 바뀌거나 빠진 첫 기록의 번호를 답한다. 관리자만',
    output: z.object({ checked: z.number(), brokenAt: z.number().nullable() }),
    errors: STAFF,
  },
  export: {
    method: 'POST',
    path: '/api/v1/admin/audit/export',
    summary: '감사 로그를 CSV로 다운로드: 관리자만',
    input: filters,
    output: z.any(),
    bare: true,
    errors: STAFF,
  },
});
