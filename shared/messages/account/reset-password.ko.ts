export const resetPassword = {
  title: '비밀번호 재설정',
  description: (userId: string) => `${userId} 계정에 사용할 새 비밀번호를 입력해주세요.`,
  invalid: '메일로 받은 링크에서 새 비밀번호를 설정하는 화면입니다.',
  ended: '링크는 한 번만 사용할 수 있으며, 비밀번호를 재설정하면 다른 링크도 사용할 수 없습니다.',
  askAgain: '비밀번호 재설정 다시 요청하기',
  password: '새 비밀번호',
  retype: '새 비밀번호 확인',
  submit: '비밀번호 변경',
  done: '비밀번호가 변경됐습니다. 다시 로그인해주세요.',
} as const;
