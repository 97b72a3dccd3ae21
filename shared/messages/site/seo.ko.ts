/** Texts for search engines and link previews. */
export const seoText = {
  sharePicture: '반복 업무는 로봇이, 판단은 사람이. 업무 흐름을 그린 Studio 화면',
  home: '홈',
  feed: (board: string) => `${board} 새 글`,
  lecture: (category: string, title: string) => `${category} 과정의 비디오 강의: ${title}`,
} as const;
