/** Of the bell, which only members load: a link to 내 활동, in the administration to the notifications alone. */
export const activityLinkText = {
  notifications: '알림',
  unread: (name: string, count: number) => `${name}, 읽지 않은 알림 ${count.toLocaleString('ko-KR')}건`,
} as const;
