import type { BoardType } from '#shared/boards.ts';

/** Source of a result: a board, the manual, or a page of the portal such as 이용약관. */
export type Place = BoardType | 'manual' | 'page';

/** Results that are no documents have an address instead. */
export const placeOf = (boardType: BoardType | null, path: string | null): Place =>
  boardType ?? (path === null || path.startsWith('/manual/') ? 'manual' : 'page');
