/** Inquiries and free trials share one list (product decisions, Inquiry and free trial). */
export const INQUIRY_KINDS = { CONTACT: '제품 문의', FREE: '무료체험' } as const;
export type InquiryKind = keyof typeof INQUIRY_KINDS;

export const INQUIRY_TYPES = ['도입상담', '견적', '시연', '기술지원', '교육', '파트너', '기타'] as const;
export const INDUSTRIES = [
  '제조',
  '금융',
  '공공',
  '유통·물류',
  '건설·에너지',
  '의료',
  '교육',
  'IT·서비스',
  '기타',
] as const;
export const COMPANY_SIZES = ['1–49명', '50–299명', '300–999명', '1,000–4,999명', '5,000명 이상'] as const;
export const INQUIRY_PRODUCTS = ['Studio', 'Robot', 'Manager', 'Center'] as const;
/** What a trial consists of; the form begins with all of them ticked. */
export const TRIAL_PRODUCTS = ['Studio', 'Robot', 'Manager'] as const satisfies (typeof INQUIRY_PRODUCTS)[number][];
export const ENVIRONMENTS = ['업무용 PC', '사내 서버', '클라우드', '가상 데스크톱(VDI)', '아직 정하지 않음'] as const;

/** Advertising channels; each needs its own consent. */
export const AD_CHANNELS = { email: '이메일', sms: '문자메시지', phone: '전화' } as const;
export type AdChannel = keyof typeof AD_CHANNELS;

/** Consent texts in display order, by their `kind`. */
export const INQUIRY_TERMS = ['privacy-contact', 'marketing', 'advertising'] as const;
export type InquiryTerm = (typeof INQUIRY_TERMS)[number];
