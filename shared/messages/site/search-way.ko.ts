/** Links of the search page. Separate from search.ko.ts, which many pages load for its names. */
export const searchWaysText = {
  startsTitle: '바로 찾아가기',
  starts: {
    faq: '자주 묻는 질문과 답변',
    manual: '설치부터 운영까지 안내',
    library: '설치파일과 교육자료',
    qna: '묻고 답변 받기',
  },
  askAssistant: 'AI에게 물어보기',
  asideTitle: '찾는 답이 없나요?',
  asideText: '바로 물어보시면 답을 찾아드립니다.',
};
