import { dotted } from '#shared/text/days.ts';

export const listChipsText = {
  narrowed: '적용된 조건',
  period: (start: string, end: string) => {
    if (start === end) return dotted(start);
    return end === '' ? `${dotted(start)}부터` : `${dotted(start)} ~ ${dotted(end)}`;
  },
  status: (status: string) => `답변상태: ${status}`,
  remove: (label: string) => `${label} 조건 해제`,
} as const;
