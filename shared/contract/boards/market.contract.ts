import { z } from 'zod';
import { checkMarketVersion } from '../../boards/market.rules.ts';
import { REVIEW_STATES } from '../../boards/review-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { fileShape } from './file.contract.ts';
import { text } from '../rule.ts';

const documentId = z.string().max(64);

const version = text((value) => checkMarketVersion(value));
const changes = z.string().max(LIMITS.longFieldMaxChars);

const reviewShape = z.object({
  reviewId: z.string(),
  authorName: z.string(),
  rating: z.number(),
  body: z.string(),
  createdAt: z.string(),
  isMine: z.boolean(),
  canDelete: z.boolean(),
});
export type MarketReview = z.output<typeof reviewShape>;

const versionShape = z.object({
  versionId: z.string(),
  version: z.string(),
  changes: z.string(),
  createdAt: z.string(),
  /** False while it waits for review: visible to author and staff only. */
  isPublished: z.boolean(),
  file: fileShape,
  /** Files inside the package; empty for older versions when those of newer ones are very many. */
  entries: z.array(z.object({ name: z.string(), sizeBytes: z.number() })),
});
export type MarketVersion = z.output<typeof versionShape>;

export const marketContract = defineCalls({
  detail: {
    method: 'POST',
    path: '/api/v1/market/detail',
    summary: '마켓 상품의 버전과 평가',
    input: z.object({ documentId }),
    output: z.object({
      /** Newest first. */
      versions: z.array(versionShape),
      reviews: z.array(reviewShape),
      ratingAverage: z.number().nullable(),
      ratingCount: z.number(),
      abilities: z.object({
        addVersion: z.boolean(),
        submit: z.boolean(),
        decide: z.boolean(),
        review: z.boolean(),
      }),
    }),
    errors: ['CM02', 'CM04'],
  },
  addVersion: {
    method: 'POST',
    path: '/api/v1/market/add-version',
    summary: '버전 등록: 업로드한 패키지를 검사하고 파일 목록을 남긴다',
    input: z.object({ documentId, version, changes, fileId: documentId }),
    output: z.object({ versionId: z.string() }),
    errors: ['CM02', 'CM03', 'CM04', 'MK01', 'MK02'],
  },
  submit: {
    method: 'POST',
    path: '/api/v1/market/submit',
    summary: '심사요청',
    input: z.object({ documentId }),
    output: z.object({ reviewState: z.enum(REVIEW_STATES) }),
    errors: ['CM02', 'CM03', 'CM04', 'MK03', 'MK04'],
  },
  decide: {
    method: 'POST',
    path: '/api/v1/market/decide',
    summary:
      '심사: 심사중, 반려(사유), 게시, 보관. version과 versionIds는 검토한 내용이며 그 사이 바뀐 것은 게시하지 않는다',
    input: z.object({
      documentId,
      version: z.number().int(),
      versionIds: z.array(documentId).max(1000),
      reviewState: z.enum(['심사중', '반려', '게시', '보관']),
      note: z.string().max(LIMITS.longFieldMaxChars).default(''),
    }),
    output: z.object({ reviewState: z.enum(REVIEW_STATES) }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'MK03', 'MK04'],
  },
  writeReview: {
    method: 'POST',
    path: '/api/v1/market/write-review',
    summary: '평가 남기기. 한 상품에 한 번이며 다시 쓰면 바뀐다',
    input: z.object({
      documentId,
      rating: z.number().int().min(1).max(5),
      body: z.string().max(LIMITS.reviewMaxChars),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  deleteReview: {
    method: 'POST',
    path: '/api/v1/market/delete-review',
    summary: '평가 삭제',
    input: z.object({ reviewId: documentId }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  queue: {
    method: 'POST',
    path: '/api/v1/market/queue',
    summary: '심사를 기다리는 상품',
    output: z.object({
      list: z.array(
        z.object({
          documentId: z.string(),
          title: z.string(),
          category: z.string(),
          authorName: z.string(),
          reviewState: z.enum(REVIEW_STATES).nullable(),
          /** The item is published and has a new, unreviewed version. */
          hasNewVersion: z.boolean(),
          updatedAt: z.string(),
        }),
      ),
    }),
    errors: ['CM02', 'CM03'],
  },
});
