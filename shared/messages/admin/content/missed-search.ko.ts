export const missedSearchesText = {
  title: '결과 없는 검색',
  caption: '결과 없는 검색어',
  description:
    '방문자가 찾았지만 꼭 맞는 글이 없었던 검색어입니다. 직원의 검색은 세지 않습니다. 누가 찾았는지는 남기지 않습니다.',
  stateLabel: '처리 상태',
  states: { open: '할 일', handled: '처리함' },
  empty: {
    open: { title: '처리할 검색어가 없습니다.', description: '' },
    handled: {
      title: '처리한 검색어가 없습니다.',
      description: '처리한 검색어는 이곳에 모이고, 다시 검색되면 할 일로 돌아갑니다.',
    },
  },
  handle: '처리 완료',
  handleOf: (word: string) => `처리 완료: ${word}`,
  handled: (word: string) => `'${word}' 검색어를 처리함으로 옮겼습니다. 다시 검색되면 돌아옵니다.`,
  undo: '되돌리기',
  undoOf: (word: string) => `할 일로 되돌리기: ${word}`,
  undone: '할 일로 되돌렸습니다.',
  /** In the audit log. */
  takenBack: '되돌림',
  query: '검색어',
  count: '횟수',
  times: (count: number) => `${count.toLocaleString('ko-KR')}회`,
  lastDay: '마지막 날짜',
  actions: '관리',
  writeFaq: 'FAQ 쓰기',
  writeFaqOf: (word: string) => `FAQ 쓰기: ${word}`,
  manual: {
    title: '매뉴얼 의견',
    about: '매뉴얼을 읽은 방문자가 고른 답과 남긴 의견입니다.',
    description:
      '지난 180일 동안의 의견이며, 누가 남겼는지는 알 수 없습니다. 페이지는 도움이 되지 않았다는 답이 많은 순서입니다.',
    empty: '아직 남겨진 의견이 없습니다.',
    emptyHint: '매뉴얼 각 페이지 아래의 ‘도움이 되었나요?’에 방문자가 고른 답과 적은 의견이 이곳에 모입니다.',
    pages: '페이지별 답',
    comments: '남긴 의견',
    noneOpen: '처리할 의견이 없습니다.',
    handledOnes: '처리한 의견',
    handled: '처리한 의견으로 옮겼습니다.',
    undone: '남긴 의견으로 되돌렸습니다.',
    counts: (helpful: number, unhelpful: number) =>
      [
        helpful > 0 && `도움 ${helpful.toLocaleString('ko-KR')}`,
        unhelpful > 0 && `아쉬움 ${unhelpful.toLocaleString('ko-KR')}`,
      ]
        .filter(Boolean)
        .join(' · '),
    answers: { helpful: '도움이 되었습니다', unhelpful: '아쉽습니다' },
  },
};
