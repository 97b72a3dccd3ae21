/** Why personal data was erased, by name. A rule more is a line more. */
export const ERASURE_RULES = {
  'contract.withdrawn': '문의 동의 철회',
  'member.withdrawn': '회원탈퇴',
  'chat.expired': 'AI 어시스턴트 대화 보유기간 경과',
  'draft.expired': '임시저장한 글 보유기간 경과',
  'access.expired': '개인정보 접속기록 보유기간 경과',
  'mail.expired': '발송 메일 보유기간 경과',
} as const;
export type ErasureRule = keyof typeof ERASURE_RULES;

/** What people agree to, members and those who send an inquiry, by name. */
export const CONSENT_KINDS = {
  'terms-of-use': '이용약관',
  'privacy-signup': '개인정보 수집·이용(회원가입)',
  'privacy-contact': '개인정보 수집·이용(문의)',
  age: '만 14세 이상',
  marketing: '마케팅 활용',
  'marketing-email': '마케팅 정보(이메일)',
  'marketing-sms': '마케팅 정보(문자)',
  'advertising-email': '광고성 정보(이메일)',
  'advertising-sms': '광고성 정보(문자)',
  'advertising-phone': '광고성 정보(전화)',
} as const;
export type ConsentKind = keyof typeof CONSENT_KINDS;
/** A text of old that is no longer asked for stays readable. */
export const consentName = (kind: string): string => CONSENT_KINDS[kind as ConsentKind] ?? kind;

/** A no after a yes takes the yes back. */
export const CONSENT_ANSWERS = ['agreed', 'refused', 'withdrawn'] as const;
