import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { ROLES } from '#shared/role-permissions.ts';
import { USER_SORTS, USER_STATES } from '#shared/user-states.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const id = z.string().max(64);
const role = z.enum(keysOf(ROLES));
const state = z.enum(keysOf(USER_STATES));

/** A list row, with the email masked, and the name of members; colleagues are named whole. */
const summary = z.object({
  userId: z.string(),
  loginId: z.string(),
  maskedName: z.string(),
  maskedEmail: z.string(),
  /** Only where they were asked for, on the record. */
  whole: z.object({ name: z.string(), email: z.string() }).nullable(),
  affiliation: z.string(),
  roles: z.array(role),
  state,
  createdAt: z.string(),
});
export type UserSummary = z.output<typeof summary>;

const detail = summary.omit({ whole: true }).extend({
  name: z.string(),
  email: z.string(),
  updatedAt: z.string(),
  /** Null if not locked. */
  lockedUntil: z.string().nullable(),
  /** When the second factor was turned on; null if off. */
  secondFactorSince: z.string().nullable(),
  /** Those used last. */
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  sessionCount: z.number(),
  consents: z.array(z.object({ kind: z.string(), version: z.string(), agreed: z.boolean(), agreedAt: z.string() })),
  /** Accesses to this member's data, newest first. */
  looks: z.array(z.object({ actorName: z.string(), actorLoginId: z.string(), createdAt: z.string() })),
  /** The member is the caller. */
  isSelf: z.boolean(),
  lookId: z.string(),
});
export type UserDetail = z.output<typeof detail>;

const filters = z.object({
  keyword: z.string().max(LIMITS.keywordMaxChars).default(''),
  role: role.or(z.literal('')).default(''),
  /** Empty: all except withdrawn members. */
  state: state.or(z.literal('')).default(''),
});
export type UserFilters = z.output<typeof filters>;

const listInput = filters.extend({
  page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
  sort: z.enum(USER_SORTS).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  /** Names and addresses whole; the look at each member is recorded. */
  isWhole: z.boolean().default(false),
});
export type UserListInput = z.output<typeof listInput>;

const ABOUT_ONE = ['CM02', 'CM03', 'CM04'] as const;

export const userAdminContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/users',
    summary: '회원 목록: 관리자만. 개인정보는 가려지며, 보려면 열람이 기록된다',
    input: listInput,
    output: z.object({ list: z.array(summary), totalCount: z.number(), size: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  detail: {
    method: 'POST',
    path: '/api/v1/admin/users/detail',
    summary: '회원 상세: 개인정보를 보여주고 열람을 기록한다. 관리자만',
    input: z.object({
      userId: id,
      /** Of the answer that is shown, and is read anew after an act: that is no second look. */
      lookId: id.optional(),
    }),
    output: detail,
    errors: ABOUT_ONE,
  },
  saveRoles: {
    method: 'POST',
    path: '/api/v1/admin/users/roles',
    summary: '회원의 역할 변경: 관리자만. 그 회원은 다시 로그인해야 한다',
    input: z.object({
      userId: id,
      roles: z.array(role).min(1).max(5),
      /** The roles that the caller has seen; a script that knows what it wants leaves them out. */
      before: z.array(role).max(5).optional(),
    }),
    output: z.null(),
    errors: [...ABOUT_ONE, 'CM08', 'AD01', 'AD02', 'AD04'],
  },
  saveState: {
    method: 'POST',
    path: '/api/v1/admin/users/state',
    summary: '회원의 이용 중지와 재개: 관리자만',
    input: z.object({ userId: id, isActive: z.boolean() }),
    output: z.null(),
    errors: [...ABOUT_ONE, 'AD02', 'AD03', 'AD04'],
  },
  unlock: {
    method: 'POST',
    path: '/api/v1/admin/users/unlock',
    summary: '로그인에 여러 번 실패해 잠긴 계정의 잠금 해제: 관리자만',
    input: z.object({ userId: id }),
    output: z.null(),
    errors: ABOUT_ONE,
  },
  endSessions: {
    method: 'POST',
    path: '/api/v1/admin/users/end-sessions',
    summary: '회원의 모든 로그인 종료, 자신이면 지금 것만 남는다: 관리자만',
    input: z.object({ userId: id }),
    output: z.object({ ended: z.number() }),
    errors: ABOUT_ONE,
  },
  resetFactor: {
    method: 'POST',
    path: '/api/v1/admin/users/reset-factor',
    summary:
      '인증 앱과 복구 코드를 모두 잃은 회원의 2단계 인증 해제: 관리자만. 회원에게 메일로 알리고 모든 로그인을 끝낸다',
    input: z.object({ userId: id }),
    output: z.null(),
    errors: [...ABOUT_ONE, 'AD06', 'SF03'],
  },
});
