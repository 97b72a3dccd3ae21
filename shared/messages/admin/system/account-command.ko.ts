/** Output of the command `npm run account`. */
export const accountCommandText = {
  usage: (steps: string) => `사용법: npm run account -- ${steps} 아이디`,
  unknown: (userId: string) => `이 아이디의 회원이 없습니다: ${userId}`,
  noFactor: (userId: string) => `${userId} 회원은 2단계 인증을 쓰고 있지 않습니다.`,
  unlocked: (userId: string) => `${userId} 회원의 로그인 잠금을 모두 풀었습니다.`,
  password: (userId: string, password: string) =>
    `${userId} 회원의 새 비밀번호: ${password}\n다시 표시되지 않습니다. 로그인한 뒤 회원정보 수정에서 바꿔주세요.`,
  factorOff: (userId: string) =>
    `${userId} 회원의 2단계 인증을 해제하고 모든 기기에서 로그아웃했습니다. 로그인한 뒤 다시 등록해주세요.`,
  /** Detail in the audit log. */
  detail: '서버에서 명령으로 실행',
};
