import { z } from 'zod';
import { ANSWER_STATES } from '../../boards/answer-states.ts';
import { BOARD_TYPES, SEARCH_TYPES, SORT_ORDERS } from '#shared/boards.ts';
import { REVIEW_STATES } from '../../boards/review-states.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { LIMITS } from '#shared/limits.ts';
import { checkTitle } from '#shared/validation.ts';
import { defineCalls } from '../call.ts';
import { documentFileShape, fileShape } from './file.contract.ts';
import { keysOf, text } from '../rule.ts';

const boardType = z.enum(BOARD_TYPES);
const documentId = z.string().max(64);
/** Version of the document that was read. The database column has 32 bits, and saving adds one. */
const readVersion = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 2);

const fieldValues = z.record(z.string(), z.string());

/** A list row. For a private document that the caller may not read, title, author and counts are empty. */
const summaryShape = z.object({
  documentId: z.string(),
  boardType,
  category: z.string(),
  title: z.string(),
  isPrivate: z.boolean(),
  /** False for another member's private document: the row shows a lock and `비밀글입니다.` */
  isReadable: z.boolean(),
  isPinned: z.boolean(),
  isNew: z.boolean(),
  isMine: z.boolean(),
  isScheduled: z.boolean(),
  /** Visible to author and staff only. */
  isHidden: z.boolean(),
  reviewState: z.enum(REVIEW_STATES).nullable(),
  answerState: z.enum(ANSWER_STATES).nullable(),
  authorName: z.string(),
  viewCount: z.number(),
  likeCount: z.number(),
  replyCount: z.number(),
  fileCount: z.number(),
  /** Average of the reviews, 1 to 5; null without reviews. */
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
  /** Fields that the board shows in its list. */
  fields: fieldValues,
  /** URL of the cover picture. */
  coverUrl: z.string().nullable(),
  /** In lists of files for some only. `lockedFor` says for whom they all are, where that leaves the caller out. */
  downloads: z
    .object({ kinds: z.array(z.string()), lockedFor: z.enum(keysOf(FILE_VISIBILITIES)).nullable() })
    .optional(),
  /** Time of publication, past or future; ISO 8601 in UTC. */
  publishedAt: z.string(),
});
export type DocumentSummary = z.output<typeof summaryShape>;

const neighbourShape = z
  .object({ documentId: z.string(), title: z.string(), isReadable: z.boolean(), publishedAt: z.string() })
  .nullable();

const detailShape = summaryShape.extend({
  bodyHtml: z.string(),
  /** All files except pictures embedded in the text. */
  files: z.array(documentFileShape),
  /** Reason of a rejection; empty otherwise. */
  reviewNote: z.string(),
  isLiked: z.boolean(),
  version: z.number(),
  updatedAt: z.string(),
  previous: neighbourShape,
  next: neighbourShape,
  abilities: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    /** May restore it from the trash after deleting it. */
    restore: z.boolean(),
    like: z.boolean(),
    reply: z.boolean(),
    replyOfficially: z.boolean(),
    changeAnswerState: z.boolean(),
    readHistory: z.boolean(),
  }),
});
export type DocumentDetail = z.output<typeof detailShape>;

/** The open form, and the one whose draft its user was told of: only a draft of theirs is removed with the registration. */
const draftWriters = z.array(z.string().max(64)).min(1).max(2).optional();

const iso = z.iso.datetime({ offset: true });

/** Input of the form. `publishAt` null publishes at once. The popup is shown between `popupFrom` and `popupUntil`. */
const writable = z.object({
  title: text((value) => checkTitle(value)),
  category: z.string().max(50),
  bodyHtml: z.string().max(LIMITS.bodyHtmlMaxChars),
  /** Maximum length by board (`shared/boards`). */
  fields: z.record(z.string().max(50), z.string().max(LIMITS.longFieldMaxChars)).default({}),
  isPrivate: z.boolean().default(false),
  isPinned: z.boolean().default(false),
  publishAt: iso.nullable().default(null),
  popupFrom: iso.nullable().default(null),
  popupUntil: iso.nullable().default(null),
  /** All files in order. Existing files that are missing here are removed. */
  fileIds: z.array(documentId).max(LIMITS.documentFilesMax).default([]),
  /** Who may download each file, on boards with this option. */
  fileVisibility: z.record(z.string().max(64), z.enum(keysOf(FILE_VISIBILITIES))).default({}),
});
export type DocumentInput = z.input<typeof writable>;

const listInput = z.object({
  boardType,
  page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
  /** Default: the board's page size. */
  size: z.number().int().min(1).max(LIMITS.listPageSizeMax).optional(),
  category: z.string().max(50).default(''),
  searchType: z.enum(keysOf(SEARCH_TYPES)).default('all'),
  keyword: z.string().max(LIMITS.keywordMaxChars).default(''),
  sort: z.enum(keysOf(SORT_ORDERS)).default('latest'),
  myOnly: z.boolean().default(false),
  /** Values of the board's filter fields. */
  filters: z.record(z.string().max(50), z.string().max(LIMITS.fieldMaxChars)).default({}),
  /** Days of publication in Korean time, both inclusive. */
  startDt: z.iso.date().or(z.literal('')).default(''),
  endDt: z.iso.date().or(z.literal('')).default(''),
  /** Only for boards with answers. */
  status: z.enum(ANSWER_STATES).or(z.literal('')).default(''),
});
export type ListInput = z.output<typeof listInput>;

export const boardContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/board/list',
    summary: '게시글 목록',
    input: listInput,
    output: z.object({
      list: z.array(summaryShape),
      totalCount: z.number(),
      /** The words are in more documents than are counted; the list has the last written of them. */
      isCapped: z.boolean(),
      page: z.number(),
      size: z.number(),
      categories: z.array(z.object({ name: z.string(), count: z.number() })),
      abilities: z.object({ register: z.boolean(), order: z.boolean() }),
    }),
  },
  regData: {
    method: 'POST',
    path: '/api/v1/board/regData',
    summary: '등록·수정 화면에 필요한 값',
    input: z.object({ boardType, documentId: documentId.optional() }),
    output: z.object({
      categories: z.array(z.string()),
      abilities: z.object({ pin: z.boolean() }),
      document: writable
        .required()
        .omit({ fileIds: true, fileVisibility: true })
        .extend({ documentId: z.string(), version: z.number(), files: z.array(fileShape) })
        .nullable(),
    }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  write: {
    method: 'POST',
    path: '/api/v1/board/write',
    summary: '게시글 등록',
    input: writable.extend({ boardType, draftWriters }),
    output: z.object({ documentId: z.string() }),
    errors: ['CM02', 'CM03', 'FI03', 'BD03'],
  },
  update: {
    method: 'POST',
    path: '/api/v1/board/update',
    summary: '게시글 수정',
    input: writable.extend({ documentId, version: readVersion, draftWriters }),
    output: z.object({ documentId: z.string(), version: z.number() }),
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'FI03'],
  },
  detail: {
    method: 'POST',
    path: '/api/v1/board/detail',
    summary: '게시글 상세 (로그인 필요)',
    input: z.object({ documentId }),
    output: detailShape,
    errors: ['CM02', 'CM04', 'BD02'],
  },
  detailFree: {
    method: 'POST',
    path: '/api/v1/board/detail-free',
    summary: '공개 게시판의 게시글 상세',
    input: z.object({ documentId }),
    output: detailShape,
    errors: ['CM02', 'CM04'],
  },
  preview: {
    method: 'POST',
    path: '/api/v1/board/preview',
    summary: '로그인해야 볼 수 있는 글을 공개 목록과 통합검색에 보이는 만큼만',
    input: z.object({ documentId }),
    output: summaryShape.extend({
      /** The beginning of a question that everybody may find. */
      excerpt: z.string(),
      /** Of a lecture, as the search shows them. */
      chapters: z.array(z.object({ startSeconds: z.number(), title: z.string() })),
    }),
    errors: ['CM04'],
  },
  like: {
    method: 'POST',
    path: '/api/v1/board/like',
    summary: '추천과 추천 취소',
    input: z.object({ documentId }),
    output: z.object({ isLiked: z.boolean(), likeCount: z.number() }),
    errors: ['CM02', 'CM04'],
  },
  deleteDocument: {
    method: 'POST',
    path: '/api/v1/board/deleteDocument',
    summary: '게시글 삭제',
    input: z.object({ documentId }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  changeAnswerState: {
    method: 'POST',
    path: '/api/v1/board/answer-state',
    summary: '답변상태 변경',
    input: z.object({ documentId, answerState: z.enum(ANSWER_STATES) }),
    output: z.object({ answerState: z.enum(ANSWER_STATES) }),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  popups: {
    method: 'POST',
    path: '/api/v1/board/popups',
    summary: '지금 띄울 공지 팝업',
    output: z.object({
      list: z.array(z.object({ documentId: z.string(), boardType, title: z.string(), bodyHtml: z.string() })),
    }),
  },
  related: {
    method: 'POST',
    path: '/api/v1/board/related',
    summary: '공개된 글과 관련된 글과 매뉴얼. 누구나 읽는 글이 아니면 없습니다',
    input: z.object({ documentId }),
    output: z.object({
      list: z.array(
        z.object({
          place: z.enum([...BOARD_TYPES, 'manual']),
          documentId: z.string().nullable(),
          manualPath: z.string().nullable(),
          title: z.string(),
        }),
      ),
    }),
  },
  similar: {
    method: 'POST',
    path: '/api/v1/board/similar',
    summary: '입력 중인 제목과 비슷한 글. 질문이면 FAQ와 매뉴얼에서도',
    input: z.object({ boardType, title: z.string().max(LIMITS.titleMaxChars) }),
    output: z.object({
      list: z.array(
        z.object({
          place: z.enum([...BOARD_TYPES, 'manual', 'page']),
          documentId: z.string().nullable(),
          manualPath: z.string().nullable(),
          /** With the heading of the part, where it is one of the manual. */
          title: z.string(),
          anchor: z.string(),
          answerState: z.enum(ANSWER_STATES).nullable(),
        }),
      ),
    }),
  },
  faqAnswer: {
    method: 'POST',
    path: '/api/v1/board/faq-answer',
    summary: '펼친 질문의 답변. 조회수를 센다',
    input: z.object({ documentId }),
    output: z.object({
      documentId: z.string(),
      category: z.string(),
      title: z.string(),
      isUsed: z.boolean(),
      bodyHtml: z.string(),
      viewCount: z.number(),
      /** This visitor's answer to 도움이 되었나요? */
      vote: z.boolean().nullable(),
      abilities: z.object({ update: z.boolean(), delete: z.boolean(), restore: z.boolean() }),
    }),
    errors: ['CM04'],
  },
  faqTexts: {
    method: 'POST',
    path: '/api/v1/board/faq-texts',
    summary: '질문들의 답변을 글로만(검색 엔진), 또는 서식과 함께(인쇄). 조회수는 세지 않는다',
    input: z.object({
      documentIds: z.array(documentId).max(LIMITS.listPageSizeMax),
      format: z.enum(['text', 'html']).default('text'),
    }),
    output: z.object({ list: z.array(z.object({ documentId, title: z.string(), answer: z.string() })) }),
  },
  vote: {
    method: 'POST',
    path: '/api/v1/board/faq-vote',
    summary: '도움이 되었나요?',
    input: z.object({ documentId, isHelpful: z.boolean() }),
    output: z.object({ vote: z.boolean() }),
    errors: ['CM04'],
  },
  reorder: {
    method: 'POST',
    path: '/api/v1/board/reorder',
    summary: '순서 변경: 주어진 글들이 차지하던 자리에 주어진 순서로 놓는다',
    input: z.object({
      boardType,
      documentIds: z.array(documentId).min(2).max(LIMITS.listPageSizeMax),
      /** Their order as the caller has seen it; a script that knows what it wants leaves it out. */
      seen: z.array(documentId).max(LIMITS.listPageSizeMax).optional(),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'CM08'],
  },
});
