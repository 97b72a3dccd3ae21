import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { SearchPlace } from '#shared/contract/site/search.contract.ts';
import { paths } from '#shared/paths.ts';

/** State of a search, as kept in the query string; `place` null means everywhere. */
export interface SearchQuery {
  q: string;
  place: SearchPlace | null;
  page: number;
}

const PLACES: readonly SearchPlace[] = [...BOARD_TYPES, 'manual', 'page'];

/** Letters that the field takes, so that the address stays short: the assistant is asked all of a long question. */
export const TYPED_MAX_CHARS = 500;

/** The text of the query string as it was typed. */
export const readTyped = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, TYPED_MAX_CHARS);

/** Reads the query string, of which the search takes the first letters. Invalid values fall back to the defaults. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const page = Number(params.get('page'));
  return {
    q: readTyped(params).slice(0, LIMITS.keywordMaxChars),
    place: PLACES.find((place) => place === params.get('board')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1,
  };
}

/** `/search?q=셀렉터&board=qna&page=2`. Default values are omitted, so that each search has one URL. */
export function searchAddress({ q = '', place = null, page = 1 }: Partial<SearchQuery>): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (place !== null) params.set('board', place);
  if (page !== 1) params.set('page', String(page));
  return params.size === 0 ? paths.search() : `${paths.search()}?${params}`;
}
