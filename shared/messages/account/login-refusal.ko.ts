/** Of a browser that can keep neither a login nor the pass of a bot check. Loaded when it happens. */
export const loginRefusalText = {
  cookiesBlocked:
    '브라우저가 쿠키를 차단하고 있어 진행할 수 없습니다. 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 시도해주세요.',
  wrongClock: '이 기기의 날짜와 시각을 맞춘 뒤 다시 시도해주세요.',
} as const;
