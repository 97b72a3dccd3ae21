import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { ACCESS_ACTIONS, ACCESS_FILTERS, CONSENT_ANSWERS, CONSENT_KINDS, ERASURE_RULES } from '#shared/site/privacy.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const STAFF = ['CM02', 'CM03'] as const;
const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);

const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), totalCount: z.number(), size: z.number() });

const filters = z.object({
  kind: z.enum(keysOf(CONSENT_KINDS)).or(z.literal('')).default(''),
  /** Days in Korean time, both inclusive. */
  from: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
  /** Complete email address, ID or inquiry number; no partial match. */
  person: z.string().max(LIMITS.keywordMaxChars).default(''),
});
export type ConsentFilters = z.output<typeof filters>;

const accessFilters = filters.pick({ from: true, until: true }).extend({
  /** Part of the name or login ID of who had access. */
  actor: z.string().max(LIMITS.keywordMaxChars).default(''),
  action: z.enum(keysOf(ACCESS_FILTERS)).or(z.literal('')).default(''),
});
export type AccessFilters = z.output<typeof accessFilters>;

const accessRow = z.object({
  id: z.string(),
  accessedAt: z.string(),
  actorName: z.string(),
  /** Empty after they have left. */
  actorLoginId: z.string(),
  action: z.enum(keysOf(ACCESS_ACTIONS)),
  /** Whose data it was; null for a list, and for a member who left. */
  inquiry: z.object({ contractId: z.string(), contractNumber: z.string() }).nullable(),
  member: z.object({ userId: z.string(), loginId: z.string() }).nullable(),
  /** Of the download of a list: why, and how many there were. */
  reason: z.string(),
  ip: z.string(),
});
export type AccessRow = z.output<typeof accessRow>;

const consentRow = z.object({
  id: z.string(),
  agreedAt: z.string(),
  kind: z.string(),
  version: z.string(),
  answer: z.enum(CONSENT_ANSWERS),
  source: z.enum(['user', 'contract']),
  /** Number of an inquiry, or masked ID of a member; empty after the member has withdrawn. */
  holder: z.string(),
  /** Empty after erasure. */
  maskedName: z.string(),
  maskedEmail: z.string(),
});
export type ConsentRow = z.output<typeof consentRow>;

/** Records of erasures, consents and accesses, for data protection staff. */
export const privacyAdminContract = defineCalls({
  erasures: {
    method: 'POST',
    path: '/api/v1/admin/erasures',
    summary: '개인정보 파기 기록: 관리자만',
    input: z.object({ page }),
    output: pageOf(
      z.object({ id: z.string(), rule: z.enum(keysOf(ERASURE_RULES)), count: z.number(), erasedAt: z.string() }),
    ),
    errors: STAFF,
  },
  consents: {
    method: 'POST',
    path: '/api/v1/admin/consents',
    summary: '회원과 문의의 동의 이력, 이름과 이메일은 가려서: 관리자만',
    input: filters.extend({ page }),
    output: pageOf(consentRow),
    errors: STAFF,
  },
  accesses: {
    method: 'POST',
    path: '/api/v1/admin/accesses',
    summary: '직원이 개인정보를 열람하거나 다운로드한 기록, 새것부터: 관리자만',
    input: accessFilters.extend({ page }),
    output: pageOf(accessRow),
    errors: STAFF,
  },
  exportConsents: {
    method: 'POST',
    path: '/api/v1/admin/consents/export',
    summary: '동의 이력을 가린 채로 CSV로 다운로드: 사유를 남긴다. 관리자만',
    input: filters.extend({ reason: z.string().max(1_000) }),
    output: z.any(),
    bare: true,
    errors: STAFF,
  },
});
