/** What hinders a log-in or a bot check in the browser or device itself. Loaded when it happens. */
export const browserSettingsText = {
  cookiesBlocked:
    '브라우저가 쿠키를 차단하고 있어 진행할 수 없습니다. 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 시도해주세요.',
  wrongClock: '이 기기의 날짜와 시각을 맞춘 뒤 다시 시도해주세요.',
} as const;
