import { escapeHtml } from '#shared/text/escape-html.ts';

const question = (title: string) => `‘${escapeHtml(title)}’ 글을 삭제하시겠습니까?`;

/** Question before a document is deleted. Apart from the texts of details, which every list loads. */
export const documentDeleteText = {
  confirm: (title: string) => `${question(title)}<br>삭제한 글은 복구할 수 없습니다.`,
  /** For users with access to the trash. */
  confirmStaff: (title: string, days: number) => `${question(title)}<br>휴지통에서 ${days}일 동안 복구할 수 있습니다.`,
} as const;
