import { formatCount } from '#shared/text/count.ts';

/** Texts of the details of all boards. */
export const documentDetail = {
  views: (count: number) => `조회 ${formatCount(count)}`,
  updated: (date: string) => `${date} 수정`,
  scheduled: (date: string) => `${date} 게시 예정`,
  hidden: '비공개',
  sha256: '파일 확인값(SHA-256)',
  membersOnly: '회원만 다운로드할 수 있습니다. 로그인해주세요.',
  customersOnly: '고객사 회원만 다운로드할 수 있습니다.',
  like: '추천',
  copyLink: '링크복사',
  linkCopied: '링크가 복사되었습니다.',
  linkNotCopied: '링크를 복사하지 못했습니다. 주소창의 주소를 복사해주세요.',
  attachments: '첨부파일',
  downloads: (count: number) => `다운로드 ${formatCount(count)}회`,
  history: '수정 이력',
  edit: '수정',
  delete: '삭제',
  deleteTitle: '삭제',
  deleteConfirm: (titleHtml: string) => `‘${titleHtml}’ 글을 삭제하시겠습니까?<br>삭제한 글은 복구할 수 없습니다.`,
  /** For users with access to the trash. */
  deleteConfirmStaff: (titleHtml: string, days: number) =>
    `‘${titleHtml}’ 글을 삭제하시겠습니까?<br>휴지통에서 ${days}일 동안 복원할 수 있습니다.`,
  deleted: '삭제되었습니다.',
  previous: '이전글',
  next: '다음글',
  related: '관련 글',
  neighbours: '이전글과 다음글',
  noNeighbour: '글이 없습니다.',
  lockedHint: '본인이 작성한 글이라면 작성한 계정으로 로그인했는지 확인해주세요.',
  changeState: '답변 상태 변경',
  stateApply: '변경',
  stateChanged: '답변 상태가 변경되었습니다.',
} as const;
