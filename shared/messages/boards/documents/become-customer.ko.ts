/** At files that only customers may download. */
export const becomeCustomerText = {
  how: {
    member: '제품을 구매하셨다면 회사명을 남겨주세요. 확인한 뒤 이 아이디를 고객사 회원으로 변경해드립니다.',
    visitor: '고객사 회원이시면 로그인하신 뒤 바로 받으실 수 있습니다.',
  },
  ask: '고객사 인증 요청',
  trial: '무료체험 신청',
} as const;
