import type { BoardType } from '../boards.ts';
import { BOARDS, BOARD_TYPES } from '../boards.ts';
import type { Board } from './board.ts';

export { BOARD_TYPES };
export type { BoardType };

type BoardPlace = Pick<Board, 'name' | 'detailAccess' | 'menu' | 'menuLabel' | 'visits'>;

const placeOf = ({ name, detailAccess, menu, menuLabel, visits }: BoardPlace): BoardPlace => ({
  name,
  detailAccess,
  menu,
  menuLabel,
  visits,
});

/**
 * What the site map, the header and the counts of visits need of each board. Browsers get these values without the
 * boards themselves (`scripts/build-steps/inline-board-places.ts`).
 */
export const BOARD_PLACES = Object.fromEntries(
  BOARD_TYPES.map((boardType) => [boardType, placeOf(BOARDS[boardType])]),
) as Record<BoardType, BoardPlace>;

export const boardPlaceOf = (boardType: BoardType): BoardPlace => BOARD_PLACES[boardType];

/** By what the visits of boards are stored. */
export type BoardVisits = {
  [T in BoardType]: (typeof BOARDS)[T] extends { visits: infer V extends string } ? V : T;
}[BoardType];

export const visitsOf = (boardType: BoardType) => (boardPlaceOf(boardType).visits ?? boardType) as BoardVisits;
