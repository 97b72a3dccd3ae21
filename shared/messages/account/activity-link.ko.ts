/** Of the link to 내 활동 in the header, which only members load. */
export const activityLinkText = {
  unread: (count: number) => `내 활동, 읽지 않은 알림 ${count.toLocaleString('ko-KR')}건`,
} as const;
