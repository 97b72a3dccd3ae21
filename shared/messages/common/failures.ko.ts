/** What may fail on any page; the texts of the other codes come with the pages that say them. */
export const FAILURE_TEXT = {
  CM01: '입력한 내용을 확인해주세요.',
  CM02: '로그인 이후 이용해주세요.',
  CM03: '접근 권한이 없습니다.',
  CM04: '존재하지 않는 페이지입니다.',
  CM05: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  CM06: '오류가 발생했습니다. 나중에 다시 시도해주세요.',
  CM07: '전송한 내용이 너무 큽니다. 나누어서 다시 시도해주세요.',
  CM08: '다른 사용자가 먼저 수정했습니다.',
  CM09: '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.',
  CM10: '저장 공간이 부족하여 저장하지 못했습니다. 관리자에게 문의해주세요.',
};
