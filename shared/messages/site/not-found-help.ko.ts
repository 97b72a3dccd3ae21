/** Below the title of a page that is not there, or that the role may not see. */
export const notFoundHelpText = {
  refused: '지금 역할로는 볼 수 없는 화면입니다. 필요하면 관리자에게 역할을 요청해주세요.',
  toDashboard: '대시보드로 가기',
  sections: '둘러볼 곳',
  search: '검색',
  searchWord: '검색어를 입력해주세요',
} as const;
