import { formatCount } from '#shared/text/count.ts';

const PRIVATE_HINT = '작성자와 관리자만 볼 수 있습니다.';
const OWN_HINT = '본인이 작성한 글이라면 작성한 계정으로 로그인해주세요.';

/** Texts of the lists of all boards. */
export const documentList = {
  total: (count: number) => `총 ${formatCount(count)}건`,
  totalAtLeast: (count: number) => `${formatCount(count / 10_000)}만 건 이상`,
  newestShown: (count: number) => `마지막에 쓴 글부터 ${formatCount(count / 10_000)}만 건을 보여드립니다.`,
  printedPart: (total: string, order: string, first: number, last: number) =>
    `${total} 가운데 ${order} ${first}~${last}번째입니다.`,
  printedAll: (total: string) => `${total}입니다.`,
  /** Of a list that is narrowed to a category, a filter or a search. */
  printedOnly: (chosen: readonly string[], q: string) =>
    `전체 가운데 ${[...chosen.map((name) => `‘${name}’`), ...(q === '' ? [] : [`‘${q}’ 검색 결과`])].join(', ')}만 인쇄했습니다.`,
  all: '전체',
  categories: '분류',
  sortOrder: '정렬',
  givenOrder: '기본순',
  searchType: '검색 대상',
  keyword: '검색어',
  keywordPlaceholder: '검색어를 입력해주세요',
  search: '검색',
  clearSearch: '검색 초기화',
  mine: (noun: string) => `내 ${noun}만 보기`,
  register: (noun: string) => `${noun} 등록`,
  empty: '등록된 게시글이 없습니다.',
  noHit: '검색 결과가 없습니다.',
  noHitHint: '다른 검색어나 분류로 다시 찾아보세요.',
  caption: (board: string, page: number) => `${board} 목록 ${page}페이지`,
  category: '분류',
  title: '제목',
  state: '답변상태',
  author: '작성자',
  date: '작성일',
  views: '조회',
  likes: '추천',
  private: '비밀글',
  privateHint: PRIVATE_HINT,
  privateLogin: `${PRIVATE_HINT} ${OWN_HINT}`,
  ownHint: OWN_HINT,
  isNew: 'NEW',
  scheduled: '예약',
  replies: (count: number) => `댓글 ${count}개`,
  files: (count: number) => `첨부파일 ${count}개`,
  filesFor: (who: string) => `${who} 전용`,
} as const;
