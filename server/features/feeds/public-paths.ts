import { paths } from '#shared/paths.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';

/** Public pages other than documents. A test compares them with the routes in `web/`. */
export const STATIC_PATHS = [
  paths.home(),
  paths.contact(),
  paths.freeExperience(),
  paths.cost(),
  paths.company(),
  paths.privacy(),
  paths.terms(),
];

/** Lists of all boards are public. */
export const LIST_PATHS = BOARD_TYPES.map(paths.boardList);

/** Boards with public detail pages. */
export const DETAIL_BOARDS = BOARD_TYPES.filter(
  (boardType) => boardOf(boardType).detailAccess === 'public' && !boardOf(boardType).hasMarkdownList,
);

/** Boards with an RSS feed. */
export const FEED_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasFeed);
