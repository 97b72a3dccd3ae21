export const login = {
  title: '로그인',
  description: '아이디와 비밀번호를 입력해주세요.',
  userId: '아이디',
  password: '비밀번호',
  remember: '아이디 저장',
  submit: '로그인',
  findId: '아이디 찾기',
  findPw: '비밀번호 찾기',
  /** Title of the dialog when the bot check failed. */
  refused: '로그인하지 못했습니다',
  mismatchHint: '아이디와 비밀번호를 다시 확인해주세요. 비밀번호는 대소문자를 구분합니다.',
  /** For whoever typed an email address as ID. */
  emailAsId: '이메일이 아니라 가입할 때 정한 아이디로 로그인합니다.',
  lockedOut: {
    title: '로그인이 잠시 제한되었습니다',
    leads: '비밀번호 찾기 화면으로 이동합니다.',
    hint: (minutes: number) => `${minutes}분이 지나면 다시 로그인할 수 있습니다.`,
    reset: '비밀번호 재설정하기',
  },
  noAccount: '아직 회원이 아니신가요?',
  signup: '회원가입',
  resume: (title: string) => `이어서 보기: ${title}`,
  toAdmin: '관리로 바로가기',
} as const;
