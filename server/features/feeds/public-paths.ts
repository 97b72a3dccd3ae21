import type { BoardType } from '#shared/boards.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';

/** Pages that everybody may read and that are no document. A test holds them against the site map of `web/`. */
export const STATIC_PATHS = ['/', '/contact', '/freeExperience', '/company', '/privacy', '/terms'];

/** Every board's list is public. */
export const LIST_PATHS = BOARD_TYPES.map((boardType) => `/${boardType}`);

/** Boards whose documents everybody may open, each on a page of its own. */
export const DETAIL_BOARDS = BOARD_TYPES.filter(
  (boardType) => boardOf(boardType).detailAccess === 'public' && !boardOf(boardType).hasMarkdownList,
);

export const detailPath = (boardType: BoardType, id: string) => `/${boardType}Detail/${encodeURIComponent(id)}`;

/** The same document as Markdown. */
export const markdownPath = (boardType: BoardType, id: string) => `${detailPath(boardType, id)}.md`;

export const FAQ_MARKDOWN_PATH = '/faq.md';

/** Boards with a feed of what is new. */
export const FEED_BOARDS = BOARD_TYPES.filter((boardType) => boardOf(boardType).hasFeed);

export const feedPath = (boardType: BoardType) => `/rss/${boardType}.xml`;
