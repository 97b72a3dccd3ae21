/** Of a limit, with the time until the next call where that is longer than a minute. */
export function tooManyCalls(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  if (minutes <= 1) return FAILURE_TEXT.CM05;
  const wait = minutes < 60 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;
  return FAILURE_TEXT.CM05.replace('잠시 후', `약 ${wait} 뒤에`);
}

/** Errors that the browser tells by itself, on every page. The texts of other codes come with the answer of the server. */
export const FAILURE_TEXT = {
  CM02: '로그인 이후 이용해주세요.',
  CM03: '접근 권한이 없습니다.',
  CM04: '존재하지 않는 페이지입니다.',
  CM05: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  CM06: '오류가 발생했습니다. 나중에 다시 시도해주세요.',
  CM08: '다른 사용자가 먼저 수정했습니다.',
  LO05: '오랫동안 사용하지 않아 로그인이 만료됐습니다. 재로그인 해주세요.',
};
