import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

/** Place of a hit: a board, the manual, or a page of the portal. */
export const SEARCH_PLACES = [...BOARD_TYPES, 'manual', 'page'] as const;
const place = z.enum(SEARCH_PLACES);
export type SearchPlace = z.output<typeof place>;

const query = z.string().max(LIMITS.keywordMaxChars);

/** Piece of a text; `isHit` marks a match. */
const textPart = z.object({ text: z.string(), isHit: z.boolean() });
export type TextPart = z.output<typeof textPart>;

const hitShape = z.object({
  place,
  documentId: z.string().nullable(),
  /** URL of a manual page. */
  manualPath: z.string().nullable(),
  title: z.array(textPart),
  category: z.string(),
  /** Headings above the passage, or the name of the file that contains it. */
  heading: z.string(),
  anchor: z.string(),
  passage: z.array(textPart),
  isInFile: z.boolean(),
  /** Second of a video at which it is said. */
  second: z.number().nullable(),
  publishedAt: z.string().nullable(),
});
export type SearchHit = z.output<typeof hitShape>;

const missedFilters = z.object({
  isHandled: z.boolean().default(false),
  /** Days in Korean time, both inclusive. */
  from: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
  page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
});
export type MissedFilters = z.output<typeof missedFilters>;

export const searchContract = defineCalls({
  documents: {
    method: 'POST',
    path: '/api/v1/search/documents',
    summary: '통합검색: 읽을 수 있는 글과 답변, 첨부파일, 자막, 매뉴얼',
    input: z.object({
      query,
      place: place.nullable().default(null),
      page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
    }),
    output: z.object({
      list: z.array(hitShape),
      totalCount: z.number(),
      page: z.number(),
      size: z.number(),
      /** There are more hits than were counted. */
      isCapped: z.boolean(),
      places: z.array(z.object({ place, count: z.number() })),
      /**
       * typed: the query as typed; mended: corrected to `shownQuery`; some: texts with only some of the words; near: at
       * least half of the names of the query are in no text, so at most three texts are listed, in no `places`.
       */
      how: z.enum(['typed', 'mended', 'some', 'near']),
      shownQuery: z.string(),
      /** near: the search for the names that texts have. */
      rest: z.object({ query: z.string(), totalCount: z.number(), isCapped: z.boolean() }).nullable(),
    }),
  },
  suggest: {
    method: 'POST',
    path: '/api/v1/search/suggest',
    summary: '입력 중인 검색어의 제안: 글 제목과 인기 검색어',
    input: z.object({ query }),
    output: z.object({
      words: z.array(z.string()),
      titles: z.array(
        z.object({
          place,
          documentId: z.string().nullable(),
          manualPath: z.string().nullable(),
          title: z.array(textPart),
        }),
      ),
    }),
  },
  popular: {
    method: 'POST',
    path: '/api/v1/search/popular',
    summary: '인기 검색어',
    output: z.object({ words: z.array(z.string()) }),
  },
  missed: {
    method: 'POST',
    path: '/api/v1/search/missed',
    summary: '결과가 없던 검색어 (운영자)',
    input: missedFilters,
    output: z.object({
      list: z.array(z.object({ query: z.string(), count: z.number(), lastDay: z.string() })),
      /** Those of the period that wait, and those set aside. */
      counts: z.object({ open: z.number(), handled: z.number() }),
      size: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  handleMissed: {
    method: 'POST',
    path: '/api/v1/search/missed-handle',
    summary: '결과가 없던 검색어를 처리함으로 옮기거나 되돌린다. 다시 검색되면 스스로 돌아온다 (운영자)',
    input: z.object({ query, isHandled: z.boolean() }),
    output: z.null(),
    errors: ['CM02', 'CM03'],
  },
});
