import type { ErrorCode } from './error-codes.ts';
import { withObjectParticle, withTopicParticle } from './korean.ts';

/**
 * What the API says when something fails. Complete by type: a code without a text does not compile.
 * Texts in quotation marks in specification points 5 and 8 stand here to the letter.
 */
export const ERROR_TEXT: Record<ErrorCode, string> = {
  CM01: '입력한 내용을 확인해주세요.',
  CM02: '로그인 이후 이용해주세요.',
  CM03: '접근 권한이 없습니다.',
  CM04: '존재하지 않는 페이지입니다.',
  CM05: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  CM06: '오류가 발생했습니다. 나중에 다시 시도해주세요.',
  CM07: '전송한 내용이 너무 큽니다. 나누어서 다시 시도해주세요.',
  CM08: '다른 사용자가 먼저 수정했습니다.',
  CM09: '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.',
  LO01: '일치하는 계정 정보가 없습니다.',
  LO02: '이용이 중지된 계정입니다. 관리자에게 문의해주세요.',
  LO03: '비정상 로그인이 감지됐습니다.',
  LO04: '로그인 시도 횟수를 초과했습니다. 비밀번호를 재설정해주세요.',
  US01: '중복된 ID입니다.',
  US02: '유효하지 않거나 만료된 링크입니다. 다시 요청해주세요.',
  US03: '보안 키가 변경되었습니다. 다시 시도해주세요.',
  US04: '현재 비밀번호가 일치하지 않습니다.',
  US05: '일치하는 계정이 없습니다.',
  US06: '필수 항목에 동의해주세요.',
  US07: '다른 계정에서 사용 중인 이메일입니다.',
  US08: '마지막 관리자 계정은 탈퇴할 수 없습니다.',
  FI01: '파일당 최대 10MB까지 첨부할 수 있습니다.',
  FI02: '첨부할 수 없는 파일 형식입니다.',
  FI03: '최대 5개까지 첨부할 수 있습니다.',
  FI04: '파일 업로드에 실패했습니다.',
  BD01: '종료된 질문에는 답변을 등록할 수 없습니다.',
};

/** Texts that both sides use, or that a page shows; grouped by the noun they speak of. */
export const messages = {
  required: (item: string) => `${withObjectParticle(item)} 입력해주세요.`,
  choose: (item: string) => `${withObjectParticle(item)} 선택해주세요.`,
  tooLong: (item: string, chars: number) => `${withTopicParticle(item)} 최대 ${chars.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`,
  tooShort: (item: string, chars: number) => `${withTopicParticle(item)} ${chars}자 이상 입력해주세요.`,
  network: '네트워크 연결을 확인해주세요.',
  requiredAgreements: '필수 항목에 동의해주세요.',

  user: {
    enterUserId: '아이디를 입력해주세요.',
    userIdFormat: 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.',
    userIdUnchecked: '아이디 확인을 해주세요',
    userIdFree: '사용 가능한 ID 입니다.',
    userIdTaken: '중복된 ID입니다.',
    enterPassword: '비밀번호를 입력해주세요.',
    passwordFormat: '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.',
    passwordMismatch: '비밀번호가 일치하지 않습니다.',
    enterUserName: '이름을 입력해주세요.',
    enterEmail: '이메일을 입력해주세요.',
    emailFormat: '유효한 이메일 형식을 입력해주세요.',
  },
} as const;
