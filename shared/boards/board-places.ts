interface BoardPlace {
  name: string;
  /** Who may open a document. */
  detailAccess: 'public' | 'member';
  /** Where in the header it is linked. */
  menu: 'main' | 'community' | 'manual';
  /** Its name in the header, when another than `name`. */
  menuLabel?: string;
  /** By what its visits are stored, when not by its type. */
  visits?: string;
}

/**
 * Each board on one line: what the site map, the header and the counts of visits need to know of it.
 * Apart from the boards' own files, so that no page loads all of their fields for its links.
 */
export const BOARD_PLACES = {
  reference: {
    name: '레퍼런스',
    detailAccess: 'public',
    menu: 'main',
    menuLabel: 'Reference',
  },
  market: { name: '마켓', detailAccess: 'member', menu: 'main', menuLabel: 'Market' },
  notice: { name: '공지사항', detailAccess: 'public', menu: 'community' },
  library: { name: '자료실', detailAccess: 'public', menu: 'community' },
  faq: { name: 'FAQ', detailAccess: 'public', menu: 'community' },
  qna: { name: 'QnA', detailAccess: 'member', menu: 'community' },
  videoTutorial: {
    name: '비디오 강의',
    detailAccess: 'member',
    menu: 'manual',
    visits: 'video',
  },
} as const satisfies Record<string, BoardPlace>;

type Places = typeof BOARD_PLACES;
export type BoardType = keyof Places;
export const BOARD_TYPES = Object.keys(BOARD_PLACES) as [BoardType, ...BoardType[]];

export const boardPlaceOf = (boardType: BoardType): BoardPlace => BOARD_PLACES[boardType];

/** By what the visits of boards are stored. */
export type BoardVisits = {
  [T in BoardType]: Places[T] extends { visits: infer V extends string } ? V : T;
}[BoardType];

export const visitsOf = (boardType: BoardType) => (boardPlaceOf(boardType).visits ?? boardType) as BoardVisits;
