import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { REVIEW_STATES } from '#shared/boards/review-states.ts';
import { CONTENT_ACTIONS, CONTENT_SORTS, CONTENT_STATES } from '#shared/content-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const boardType = z.enum(BOARD_TYPES);
const state = z.enum(keysOf(CONTENT_STATES));
const typed = z.string().max(LIMITS.keywordMaxChars).default('');

const filters = z.object({
  boardType: boardType.or(z.literal('')).default(''),
  /** Empty: all except the trash. */
  state: state.or(z.literal('')).default(''),
  /** Part of the author's name. */
  author: typed,
  /** Part of the title. */
  keyword: typed,
});
export type ContentFilters = z.output<typeof filters>;

const row = z.object({
  documentId: z.string(),
  boardType,
  title: z.string(),
  authorName: z.string(),
  state,
  /** What a badge shows in its place: the exact state of a hidden document on a board with a review; else null. */
  reviewState: z.enum(REVIEW_STATES).nullable(),
  isPrivate: z.boolean(),
  /** A question without an answer. */
  isWaiting: z.boolean(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  viewCount: z.number(),
});
export type ContentRow = z.output<typeof row>;

const listInput = filters.extend({
  page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
  sort: z.enum(CONTENT_SORTS).default('updatedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export type ContentListInput = z.output<typeof listInput>;

export const contentsContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/contents',
    summary: '모든 게시판의 글 목록: 운영자, 관리자만',
    input: listInput,
    output: z.object({ list: z.array(row), totalCount: z.number(), size: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  change: {
    method: 'POST',
    path: '/api/v1/admin/contents/change',
    summary: '여러 글을 한 번에 숨기거나 다시 표시하거나 휴지통으로: 운영자, 관리자만. 마켓의 숨김은 심사가 정한다',
    input: z.object({
      documentIds: z.array(z.string().max(64)).min(1).max(LIMITS.inquiryBulkMax),
      action: z.enum(CONTENT_ACTIONS),
    }),
    /** Skipped: deleted meanwhile, already in this state, on a board with a review, or left by a failure. */
    output: z.object({ changed: z.number(), skipped: z.number() }),
    errors: ['CM02', 'CM03'],
  },
});
