import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { SearchType, SortOrder } from '#shared/boards.ts';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { SEARCH_TYPES, SORT_ORDERS } from '#shared/boards.ts';
import type { Board } from '#shared/boards/board.ts';
import { LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/text/is-day.ts';

/** State of a list, as kept in the query string. */
export interface ListQuery {
  page: number;
  category: string;
  type: SearchType;
  q: string;
  sort: SortOrder;
  my: boolean;
  /** Selected values of the board's filter fields. */
  filters: Record<string, string>;
  /** Days in Korean time, `YYYY-MM-DD`. An end without a start is ignored. */
  startDt: string;
  endDt: string;
  /** Only on boards with answers. */
  status: AnswerState | '';
}

const FIRST_VIEW: ListQuery = {
  page: 1,
  category: '',
  type: 'all',
  q: '',
  sort: 'latest',
  my: false,
  filters: {},
  startDt: '',
  endDt: '',
  status: '',
};

/** Reads the query string. Invalid values fall back to the defaults. */
export function readListQuery(
  params: URLSearchParams,
  board: Pick<Board, 'categories' | 'fields' | 'hasAnswers'>,
): ListQuery {
  const page = Number(params.get('page'));
  const startDt = dayOf(params.get('startDt'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1,
    category: oneOf(params.get('category'), board.categories) ?? FIRST_VIEW.category,
    type: oneOf(params.get('type'), keysOf(SEARCH_TYPES)) ?? FIRST_VIEW.type,
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.keywordMaxChars),
    sort: oneOf(params.get('sort'), keysOf(SORT_ORDERS)) ?? FIRST_VIEW.sort,
    my: params.get('my') === '1',
    filters: readFilters(params, board),
    startDt,
    endDt: startDt === '' ? '' : dayOf(params.get('endDt')),
    status: (board.hasAnswers && oneOf(params.get('status'), ANSWER_STATES)) || '',
  };
}

/** `?page=2&category=점검`. Default values are omitted, so that each list state has one URL. */
export function writeListQuery(query: Partial<ListQuery>): string {
  const { page, category, type, q, sort, my, filters, startDt, endDt, status } = { ...FIRST_VIEW, ...query };
  const params = new URLSearchParams();
  if (page !== 1) params.set('page', String(page));
  if (category !== '') params.set('category', category);
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value);
  if (startDt !== '') params.set('startDt', startDt);
  if (startDt !== '' && endDt !== '') params.set('endDt', endDt);
  if (status !== '') params.set('status', status);
  if (q !== '' && type !== FIRST_VIEW.type) params.set('type', type);
  if (q !== '') params.set('q', q);
  if (sort !== FIRST_VIEW.sort) params.set('sort', sort);
  if (my) params.set('my', '1');
  return params.size === 0 ? '' : `?${params}`;
}

function readFilters(params: URLSearchParams, { fields }: Pick<Board, 'fields'>): Record<string, string> {
  const chosen = fields
    .filter(({ isFilter }) => isFilter)
    .map(({ name, options = [] }) => [name, oneOf(params.get(name), options) ?? ''] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

/** An existing day; anything else becomes empty. */
const dayOf = (value: string | null): string => (value !== null && isDay(value) ? value : '');

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);
