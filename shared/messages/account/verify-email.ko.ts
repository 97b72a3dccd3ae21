export const verifyEmail = {
  title: '이메일 주소 확인',
  description: '메일을 받으신 분이 맞다면 아래 버튼을 눌러주세요.',
  submit: '이메일 주소 확인',
  askAgain: '회원정보에서 확인 메일 다시 받기',
  done: {
    changed: (email: string) => `이메일 주소가 변경되었습니다. 새 주소: ${email}`,
    confirmed: (email: string) => `이메일 주소가 확인되었습니다. 확인된 주소: ${email}`,
    inquiry: (email: string) => `문의하신 이메일 주소가 확인되었습니다. 확인된 주소: ${email}`,
  },
} as const;
