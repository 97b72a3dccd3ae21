export const verifyEmail = {
  title: '이메일 주소 확인',
  description: '아래 버튼을 누르시면 새 이메일 주소로 변경됩니다.',
  submit: '이메일 주소 변경',
  done: (email: string) => `이메일 주소가 변경되었습니다. 새 주소: ${email}`,
} as const;
