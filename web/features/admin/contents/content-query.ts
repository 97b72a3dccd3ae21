import { BOARD_TYPES } from '#shared/boards.ts';
import type { ContentState } from '#shared/content-states.ts';
import { CONTENT_SORTS, CONTENT_STATES } from '#shared/content-states.ts';
import { paths } from '#shared/paths.ts';
import { oneOf, pageOf, useAdminQuery } from '../admin-query.ts';

const NO_FILTERS = { board: '', state: '', author: '', q: '' };
export const FIRST_CONTENTS = { page: '1', ...NO_FILTERS, sort: 'updatedAt', dir: 'desc' };

/** Converts the query string into the input of the API call. */
export const contentInput = ({ page, board, state, author, q, sort, dir }: typeof FIRST_CONTENTS) => ({
  page: pageOf(page),
  boardType: oneOf(board, BOARD_TYPES),
  state: oneOf(state, Object.keys(CONTENT_STATES) as ContentState[]),
  author,
  keyword: q,
  sort: oneOf(sort, CONTENT_SORTS) || ('updatedAt' as const),
  direction: oneOf(dir, ['asc', 'desc'] as const) || ('desc' as const),
});

export function useContentQuery() {
  const { query, addressOf, go } = useAdminQuery(paths.adminContents(), FIRST_CONTENTS);
  const isNarrowed = Object.values({ ...query, page: '', sort: '', dir: '' }).some(Boolean);
  /** The same order without filters; null if there are none. */
  const reset = isNarrowed ? addressOf(NO_FILTERS) : null;
  return { query, addressOf, go, reset };
}
