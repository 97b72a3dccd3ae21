/** Apart from the page's texts, for the header. */
export const activityLinkText = {
  name: '내 활동',
  unread: (count: number) => `내 활동, 읽지 않은 알림 ${count.toLocaleString('ko-KR')}건`,
} as const;
