import { z } from 'zod';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { BOARD_TYPES } from '#shared/boards.ts';
import { REVIEW_STATES } from '#shared/boards/review-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { keysOf, linkToken } from '../rule.ts';

const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);

const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), totalCount: z.number(), size: z.number() });

/** Personal data of the caller, with export and consent withdrawal. */
export const privacyContract = defineCalls({
  myContracts: {
    method: 'POST',
    path: '/api/v1/user/my-contracts',
    summary: '내 문의와 무료체험, 그 답변: 로그인한 회원으로 접수한 것만',
    /** `first`: number of the one that comes first, however old it is. */
    input: z.object({ page, first: z.string().max(40).default('') }),
    output: pageOf(
      z.object({
        contractNumber: z.string(),
        type: z.enum(keysOf(INQUIRY_KINDS)),
        status: z.enum(INQUIRY_STATUSES),
        receivedAt: z.string(),
        /** Beginning of what was asked; of a free trial without a message, the work to be automated. */
        excerpt: z.string(),
        asked: z.object({
          inquiryType: z.string(),
          products: z.array(z.string()),
          targetWork: z.string(),
          userCount: z.string(),
          robotCount: z.string(),
          environment: z.string(),
          startDate: z.string(),
        }),
        message: z.string(),
        fileNames: z.array(z.string()),
        /** Oldest first. */
        answers: z.array(z.object({ body: z.string(), authorName: z.string(), answeredAt: z.string() })),
      }),
    ),
    errors: ['CM02'],
  },
  myPosts: {
    method: 'POST',
    path: '/api/v1/user/my-posts',
    summary: '내가 쓴 글: 모든 게시판에서, 또는 한 게시판에서',
    input: z.object({ page, boardType: z.enum(BOARD_TYPES).optional() }),
    output: pageOf(
      z.object({
        documentId: z.string(),
        boardType: z.enum(BOARD_TYPES),
        title: z.string(),
        createdAt: z.string(),
        answerState: z.enum(ANSWER_STATES).nullable(),
        reviewState: z.enum(REVIEW_STATES).nullable(),
        isPrivate: z.boolean(),
        replyCount: z.number(),
        fileCount: z.number(),
      }),
    ),
    errors: ['CM02'],
  },
  withdrawCheck: {
    method: 'POST',
    path: '/api/v1/free/withdraw-check',
    summary: '동의 철회 링크의 서명이 맞는지: 아무것도 바꾸지 않고, 문의가 남아 있는지는 알리지 않는다',
    input: z.object({ token: linkToken }),
    output: z.object({ isValid: z.boolean() }),
  },
  withdrawContract: {
    method: 'POST',
    path: '/api/v1/free/withdraw-consent',
    summary: '문의의 개인정보 동의 철회: 접수 메일의 링크로, 로그인하지 않고',
    input: z.object({ token: linkToken }),
    output: z.null(),
    errors: ['PR02'],
  },
  withdrawOwnContract: {
    method: 'POST',
    path: '/api/v1/user/withdraw-contract-consent',
    summary: '내 문의의 개인정보 동의 철회: 로그인한 회원으로 접수한 것만',
    input: z.object({ contractNumber: z.string().max(40) }),
    output: z.null(),
    errors: ['CM02', 'CM04'],
  },
  exportData: {
    method: 'POST',
    path: '/api/v1/user/export-data',
    summary: '내 개인정보를 JSON으로 다운로드: 비밀번호를 다시 확인한다',
    input: z.object({ keyId: z.string(), password: z.string().max(4_096) }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'US03', 'US04', 'LO04'],
  },
});
