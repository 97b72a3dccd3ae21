import type { BoardType } from '#shared/boards.ts';

/** Where something stands: a board, the manual, or a page of the portal itself as 이용약관. */
export type Place = BoardType | 'manual' | 'page';

/** What is no document has an address instead. */
export const placeOf = (boardType: BoardType | null, path: string | null): Place =>
  boardType ?? (path === null || path.startsWith('/manual/') ? 'manual' : 'page');
