/** Why personal data was erased, by name. A rule more is a line more. */
export const ERASURE_RULES = {
  'contract.withdrawn': '문의 동의 철회',
  'member.withdrawn': '회원탈퇴',
  'chat.expired': 'AI 어시스턴트 대화 보유기간 경과',
  'access.expired': '개인정보 접속기록 보유기간 경과',
} as const;
export type ErasureRule = keyof typeof ERASURE_RULES;
