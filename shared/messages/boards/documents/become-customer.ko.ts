/** At files that only customers may download. */
export const becomeCustomerText = {
  how: '제품을 구매하셨다면 회사명과 아이디를 남겨주세요. 확인한 뒤 고객사 회원으로 변경해드립니다.',
  ask: '고객사 인증 요청',
  trial: '무료체험 신청',
} as const;
