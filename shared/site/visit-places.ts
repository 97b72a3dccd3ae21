/** Groups of pages in the visit statistics. */
export const VISIT_PLACES = {
  home: '홈',
  reference: '레퍼런스',
  market: '마켓',
  notice: '공지사항',
  library: '자료실',
  faq: 'FAQ',
  qna: 'QnA',
  video: '비디오 강의',
  search: '검색',
  contact: '문의와 체험',
  account: '로그인과 가입',
  other: '그 밖',
} as const;
export type VisitPlace = keyof typeof VISIT_PLACES;
