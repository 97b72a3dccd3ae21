import type { ContentAction } from '#shared/content-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** By what was done to them: alone, and before what was left alone. */
const DONE: Record<ContentAction, [did: string, and: string]> = {
  hide: ['숨겼습니다', '숨기고'],
  show: ['다시 표시했습니다', '다시 표시하고'],
  delete: ['삭제했습니다', '삭제하고'],
};

/** Texts of the list of all boards' documents. */
export const contentsText = {
  title: '모든 글',
  description: '모든 게시판의 글을 한곳에서 찾고 관리합니다.',
  write: '새 글',
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  caption: (page: number) => `글 목록 ${page}페이지`,
  empty: '등록된 글이 없습니다.',
  emptyFiltered: '조건에 맞는 글이 없습니다.',
  filters: {
    label: '글 필터',
    board: '게시판',
    state: '상태',
    scope: '검색 범위',
    author: '작성자',
    keyword: '제목',
    placeholder: (by: string) => `${by} 검색`,
  },
  columns: {
    select: '선택',
    title: '제목',
    board: '게시판',
    author: '작성자',
    state: '상태',
    views: '조회',
    updatedAt: '변경일',
    edit: '수정',
  },
  private: '비밀글',
  edit: (title: string) => `${title} 수정`,
  selectOne: (title: string) => `${title} 선택`,
  selectAll: '이 페이지의 글 모두 선택',
  bulk: '선택한 글 변경',
  selected: (count: number) => `${count.toLocaleString('ko-KR')}건 선택`,
  actions: { hide: '숨기기', show: '다시 표시', delete: '삭제' },
  confirmDelete: (first: string, count: number) =>
    `‘${escapeHtml(first)}’ ${count === 1 ? '글을' : `등 글 ${count.toLocaleString('ko-KR')}건을`} 삭제하시겠습니까?<br>휴지통에서 ${LIMITS.trashDays}일 동안 복구할 수 있습니다.`,
  undo: '되돌리기',
  undone: '되돌렸습니다.',
  done: (action: ContentAction, changed: number, skipped: number) => {
    const [did, and] = DONE[action];
    const pieces = `${changed.toLocaleString('ko-KR')}건을`;
    return skipped === 0
      ? `${pieces} ${did}.`
      : `${pieces} ${and}, 바꿀 수 없는 ${skipped.toLocaleString('ko-KR')}건은 그대로 두었습니다.`;
  },
};
