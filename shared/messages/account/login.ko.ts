export const login = {
  title: '로그인',
  description: '아이디와 비밀번호를 입력해주세요.',
  userId: '아이디',
  password: '비밀번호',
  remember: '아이디 저장',
  submit: '로그인',
  findId: '아이디 찾기',
  findPw: '비밀번호 찾기',
  noAccount: '아직 회원이 아니신가요?',
  signup: '회원가입',
  resume: (title: string) => `이어서 보기: ${title}`,
} as const;
