/** Reasons for erasing personal data, with their names. A new reason needs one entry here. */
export const ERASURE_RULES = {
  'contract.withdrawn': '문의 동의 철회',
  'member.withdrawn': '회원탈퇴',
  'chat.expired': 'AI 어시스턴트 대화 보유기간 경과',
  'draft.expired': '임시저장한 글 보유기간 경과',
  'access.expired': '개인정보 접속기록 보유기간 경과',
  'mail.expired': '보낸 메일 보유기간 경과',
  'notification.expired': '알림 보유기간 경과',
  'download.expired': '다운로드 기록 보유기간 경과',
} as const;
export type ErasureRule = keyof typeof ERASURE_RULES;

/** Recorded accesses to personal data, with their names. */
export const ACCESS_ACTIONS = {
  open: '문의 열람',
  file: '문의 첨부파일 다운로드',
  export: '문의 목록 다운로드',
  member: '회원 정보 열람',
} as const;
export type AccessAction = keyof typeof ACCESS_ACTIONS;

/** Filter of the lists of accesses and of audited acts that stands for all downloads. */
export const PERSONAL_DOWNLOADS = '개인정보가 든 파일 다운로드';

/** What the list of accesses can be narrowed to: all downloads, or one kind of access. */
export const ACCESS_FILTERS = { downloads: PERSONAL_DOWNLOADS, ...ACCESS_ACTIONS } as const;
export type AccessFilter = keyof typeof ACCESS_FILTERS;

export function accessActionsOf(filter: AccessFilter | ''): readonly AccessAction[] {
  if (filter === '') return Object.keys(ACCESS_ACTIONS) as AccessAction[];
  return filter === 'downloads' ? ['export', 'file'] : [filter];
}

/** Kinds of consents, of members and inquiries. */
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
/** Display name; consents to texts that are no longer used keep their key as name. */
export const consentName = (kind: string): string => CONSENT_KINDS[kind as ConsentKind] ?? kind;

/** `withdrawn`: a refusal after a consent. */
export const CONSENT_ANSWERS = ['agreed', 'refused', 'withdrawn'] as const;
