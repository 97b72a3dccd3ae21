import type { Board, FilePurpose, FileSlot } from './boards/board.ts';
import { faq } from './boards/faq.board.ts';
import { library } from './boards/library.board.ts';
import { market } from './boards/market.board.ts';
import { notice } from './boards/notice.board.ts';
import { qna } from './boards/qna.board.ts';
import { reference } from './boards/reference.board.ts';
import { videoTutorial } from './boards/video-tutorial.board.ts';

/**
 * All boards as data, in the order of the header. The common code knows no board by name (product decisions, Boards).
 * How to add one: docs/recipes/add-a-board.md
 */
export const BOARDS = { reference, market, notice, library, faq, qna, videoTutorial } as const satisfies Record<
  string,
  Board
>;

export type BoardType = keyof typeof BOARDS;
export const BOARD_TYPES = Object.keys(BOARDS) as [BoardType, ...BoardType[]];

/** The board typed as `Board`, so that common code cannot depend on the literal values of one board. */
export const boardOf = (boardType: BoardType): Board => BOARDS[boardType];

/** The file slot of a purpose; undefined if the board does not accept such files. */
export function slotOf(boardType: BoardType, purpose: FilePurpose): FileSlot | undefined {
  const { slots, versionSlot } = boardOf(boardType);
  return [...slots, ...(versionSlot ? [versionSlot] : [])].find((slot) => slot.purpose === purpose);
}

export const SEARCH_TYPES = { all: '전체', title: '제목', content: '내용', author: '작성자' } as const;
export type SearchType = keyof typeof SEARCH_TYPES;

export const SORT_ORDERS = { latest: '최신순', views: '조회순', likes: '추천순' } as const;
export type SortOrder = keyof typeof SORT_ORDERS;
