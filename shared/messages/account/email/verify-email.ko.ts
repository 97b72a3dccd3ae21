export const verifyEmail = {
  title: '이메일 주소 확인',
  description: '메일을 받으신 분이 맞다면 아래 버튼을 눌러주세요.',
  submit: '이메일 주소 확인',
  endedHint: '이미 확인하신 주소라면 다시 확인하지 않으셔도 됩니다.',
  askAgain: '회원정보에서 확인 메일 다시 받기',
  inquiryEnded: {
    text: '확인할 수 없는 링크입니다. 문의를 철회하셨거나 보관 기간이 지났을 수 있습니다. 아직 답변을 받지 못하셨다면 다시 문의해주세요.',
    label: '다시 문의하기',
  },
  done: {
    changed: (email: string) => `이메일 주소가 변경되었습니다. 새 주소: ${email}`,
    confirmed: (email: string) => `이메일 주소가 확인되었습니다. 확인된 주소: ${email}`,
    inquiry: (email: string) => `문의하신 이메일 주소가 확인되었습니다. 확인된 주소: ${email}`,
  },
} as const;
