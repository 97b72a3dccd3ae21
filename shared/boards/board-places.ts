import type { BOARDS, BoardType } from '../boards.ts';
import type { BoardPlace } from './derive-places.ts';
import { BOARD_PLACES } from './derive-places.ts';

/** What the site map, the header and the counts of visits need of each board, without the boards themselves. */
export { BOARD_PLACES, BOARD_TYPES } from './derive-places.ts';
export type { BoardType };

export const boardPlaceOf = (boardType: BoardType): BoardPlace => BOARD_PLACES[boardType];

/** By what the visits of boards are stored. */
export type BoardVisits = {
  [T in BoardType]: (typeof BOARDS)[T] extends { visits: infer V extends string } ? V : T;
}[BoardType];

export const visitsOf = (boardType: BoardType) => (boardPlaceOf(boardType).visits ?? boardType) as BoardVisits;
