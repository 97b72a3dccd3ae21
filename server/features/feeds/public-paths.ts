import { paths } from '#shared/paths.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';

/** Pages that everybody may read and that are no document. A test holds them against the site map of `web/`. */
export const STATIC_PATHS = [
  paths.home(),
  paths.contact(),
  paths.freeExperience(),
  paths.company(),
  paths.privacy(),
  paths.terms(),
];

/** Every board's list is public. */
export const LIST_PATHS = BOARD_TYPES.map(paths.boardList);

/** Boards whose documents everybody may open, each on a page of its own. */
export const DETAIL_BOARDS = BOARD_TYPES.filter(
  (boardType) => boardOf(boardType).detailAccess === 'public' && !boardOf(boardType).hasMarkdownList,
);

/** Boards with a feed of what is new. */
export const FEED_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasFeed);
