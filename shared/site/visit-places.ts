import type { BoardVisits } from '../boards/board-places.ts';
import { BOARD_PLACES, BOARD_TYPES, visitsOf } from '../boards/board-places.ts';

/** Groups of pages by which visits are counted. */
export const VISIT_PLACES = {
  home: '홈',
  ...(Object.fromEntries(BOARD_TYPES.map((type) => [visitsOf(type), BOARD_PLACES[type].name])) as Record<
    BoardVisits,
    string
  >),
  search: '검색',
  contact: '문의와 체험',
  account: '로그인과 가입',
  other: '그 밖',
} as const;
export type VisitPlace = keyof typeof VISIT_PLACES;
