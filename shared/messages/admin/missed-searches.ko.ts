export const missedSearchesText = {
  title: '결과 없는 검색',
  description: '방문자가 찾았지만 보여드릴 글이 없었던 검색어입니다. 누가 찾았는지는 남기지 않습니다.',
  empty: '결과 없이 끝난 검색이 없습니다.',
  query: '검색어',
  count: '횟수',
  times: (count: number) => `${count.toLocaleString('ko-KR')}회`,
  lastDay: '마지막 날짜',
};
