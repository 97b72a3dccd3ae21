import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import type { SearchPlace } from '#shared/contract/site/search.contract.ts';
import { paths } from '#web/paths.ts';

/** What the address of a search says; `place` null is everywhere. */
export interface SearchQuery {
  q: string;
  place: SearchPlace | null;
  page: number;
}

const PLACES: readonly SearchPlace[] = [...BOARD_TYPES, 'manual', 'page'];

/** Whatever somebody typed into the address, a search can be made of it. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LIMITS.keywordMaxChars),
    place: PLACES.find((place) => place === params.get('board')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1,
  };
}

/** `/search?q=셀렉터&board=qna&page=2`, without what is as at first: one search, one address. */
export function searchAddress({ q = '', place = null, page = 1 }: Partial<SearchQuery>): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (place !== null) params.set('board', place);
  if (page !== 1) params.set('page', String(page));
  return params.size === 0 ? paths.search() : `${paths.search()}?${params}`;
}
