import type { BoardType } from '../boards.ts';
import { BOARD_TYPES, BOARDS } from '../boards.ts';
import type { Board } from './board.ts';

export { BOARD_TYPES };

export type BoardPlace = Pick<Board, 'name' | 'detailAccess' | 'menu' | 'menuLabel' | 'visits'>;

const placeOf = ({ name, detailAccess, menu, menuLabel, visits }: BoardPlace): BoardPlace => ({
  name,
  detailAccess,
  menu,
  menuLabel,
  visits,
});

/** Browsers get these values from the build instead of this module: `scripts/build-steps/inline-board-places.ts`. */
export const BOARD_PLACES = Object.fromEntries(
  BOARD_TYPES.map((boardType) => [boardType, placeOf(BOARDS[boardType])]),
) as Record<BoardType, BoardPlace>;
