import { LIMITS } from '#shared/limits.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** Texts of the document history and the trash. */
export const historyText = {
  title: '수정 이력',
  description: (title: string) => `‘${title}’ 글을 저장할 때마다 달라진 점입니다.`,
  none: '아직 수정한 적이 없습니다.',
  version: (version: number) => `${version}번째 내용`,
  savedAt: (date: string) => `${date} 저장`,
  current: '지금 내용',
  changes: '바로 앞 내용에서 달라진 점',
  sameText: '글자는 그대로이고 서식이나 설정만 바뀌었습니다.',
  whole: '전체 내용',
  category: '분류',
  picture: (alt: string) => (alt === '' ? '이미지' : `이미지: ${alt}`),
  restore: '이 내용으로 되돌리기',
  restoreConfirm: (version: number) => `${version}번째 내용으로 되돌리시겠습니까?<br>지금 내용도 이력에 남습니다.`,
  restored: '이전 내용으로 되돌렸습니다.',
  older: '이전 이력 더 보기',
  back: '글로 돌아가기',
} as const;

export const trashText = {
  title: '휴지통',
  description: `삭제한 글은 ${LIMITS.trashDays}일 동안 보관한 뒤 완전히 삭제합니다.`,
  empty: '휴지통이 비어 있습니다.',
  caption: (page: number) => `휴지통 ${page}페이지`,
  board: '게시판',
  name: '제목',
  author: '작성자',
  deletedAt: '삭제일',
  deletedBy: '삭제한 사람',
  /** The deletion says nobody. */
  nobody: '기록 없음',
  erasedAt: '완전 삭제 예정일',
  restore: '복구',
  restoreLabel: (title: string) => `${title} 복구`,
  /** With the beginning of its text. */
  restoreConfirm: (title: string, excerpt: string) =>
    `‘${escapeHtml(title)}’ 글을 원래 게시판으로 복구하시겠습니까?${excerpt && `<br><br>${escapeHtml(excerpt)}`}`,
  keys: '↑↓ 이동 · Enter 복구',
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  restored: '글을 복구했습니다.',
  gone: '보관 기간이 지나 완전히 삭제된 글이라 복구하지 못했습니다.',
} as const;
