import { BOARD_TYPES } from '#shared/boards.ts';
import type { ContentState } from '#shared/content-states.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import { oneOf, pageOf } from '../admin-query.ts';

export const FIRST_CONTENTS = { page: '1', board: '', state: '', author: '', q: '' };

/** Converts the query string into the input of the API call. */
export const contentInput = ({ page, board, state, author, q }: typeof FIRST_CONTENTS) => ({
  page: pageOf(page),
  boardType: oneOf(board, BOARD_TYPES),
  state: oneOf(state, Object.keys(CONTENT_STATES) as ContentState[]),
  author,
  keyword: q,
});
