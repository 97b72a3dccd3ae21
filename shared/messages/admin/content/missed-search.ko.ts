export const missedSearchesText = {
  title: '결과 없는 검색',
  caption: '결과 없는 검색어',
  description:
    '방문자가 찾았지만 꼭 맞는 글이 없었던 검색어입니다. 직원의 검색은 세지 않습니다. 누가 찾았는지는 남기지 않습니다.',
  empty: '결과 없는 검색어가 없습니다.',
  query: '검색어',
  count: '횟수',
  times: (count: number) => `${count.toLocaleString('ko-KR')}회`,
  lastDay: '마지막 날짜',
  actions: '관리',
  writeFaq: 'FAQ 쓰기',
  writeFaqOf: (word: string) => `FAQ 쓰기: ${word}`,
  manual: {
    title: '매뉴얼 의견',
    description:
      '도움이 되지 않았다는 답이 많은 페이지부터, 지난 180일 동안의 의견입니다. 누가 남겼는지는 알 수 없습니다.',
    empty: '아직 남겨진 의견이 없습니다.',
    counts: (helpful: number, unhelpful: number) =>
      `도움 ${helpful.toLocaleString('ko-KR')} · 아쉬움 ${unhelpful.toLocaleString('ko-KR')}`,
    answers: { helpful: '도움이 되었습니다', unhelpful: '아쉽습니다' },
  },
};
