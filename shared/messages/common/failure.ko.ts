/** Of a limit, with the time until the next call where that is longer than a minute. */
export function tooManyCalls(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  if (minutes <= 1) return FAILURE_TEXT.CM05;
  const wait = minutes < 60 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;
  return FAILURE_TEXT.CM05.replace('잠시 후', `약 ${wait} 뒤에`);
}

/** Errors that can occur on every page. The texts of other codes load with the pages that need them. */
export const FAILURE_TEXT = {
  CM01: '입력한 내용을 확인해주세요.',
  CM02: '로그인 이후 이용해주세요.',
  CM03: '접근 권한이 없습니다.',
  CM04: '존재하지 않는 페이지입니다.',
  CM05: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  CM06: '오류가 발생했습니다. 나중에 다시 시도해주세요.',
  CM07: '보내신 내용이 너무 큽니다. 나누어서 다시 시도해주세요.',
  CM08: '다른 사용자가 먼저 수정했습니다.',
  CM09: '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.',
  LO05: '오랫동안 사용하지 않아 로그인이 만료됐습니다. 재로그인 해주세요.',
  LO08: '직원 계정은 2단계 인증을 등록해야 관리 기능을 사용할 수 있습니다. 회원정보 수정에서 등록해주세요.',
  LO09: '관리 기능을 쓰려면 새 비밀번호가 필요합니다. 처음 받은 비밀번호와 추측하기 쉬운 비밀번호는 회원정보 수정에서 변경해주세요.',
  CM10: '저장 공간이 부족하여 저장하지 못했습니다. 관리자에게 문의해주세요.',
};
