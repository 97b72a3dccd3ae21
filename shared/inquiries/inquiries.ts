/** Inquiries and free trials share one list (product decisions, Inquiry and free trial). */
export const INQUIRY_KINDS = { CONTACT: '제품 문의', FREE: '무료체험' } as const;
export type InquiryKind = keyof typeof INQUIRY_KINDS;

/** In workflow order. The completion flag follows: Y for 완료, N for all others. */
export const INQUIRY_STATUSES = ['접수', '확인', '연락완료', '진행중', '보류', '완료'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** Nobody has contacted the person yet: these have a due time. */
export const UNCONTACTED_STATUSES = ['접수', '확인'] as const satisfies readonly InquiryStatus[];

/** Sortable columns. */
export const INQUIRY_SORTS = ['due', 'createdAt', 'contractNumber', 'company', 'status', 'owner'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

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
export const ENVIRONMENTS = ['업무용 PC', '사내 서버', '클라우드', '가상 데스크톱(VDI)', '아직 정하지 않음'] as const;

/** Advertising channels; each needs its own consent. */
export const AD_CHANNELS = { email: '이메일', sms: '문자메시지', phone: '전화' } as const;
export type AdChannel = keyof typeof AD_CHANNELS;

/** Consent texts in display order, by their `kind`. */
export const INQUIRY_TERMS = ['privacy-contact', 'marketing', 'advertising'] as const;
export type InquiryTerm = (typeof INQUIRY_TERMS)[number];

/** Text fields of both forms. The rules and the table use the same names. */
export interface InquiryFields {
  inquiryType: string;
  name: string;
  company: string;
  department: string;
  position: string;
  email: string;
  phone: string;
  industry: string;
  companySize: string;
  targetWork: string;
  userCount: string;
  robotCount: string;
  environment: string;
  /** `YYYY-MM-DD`; empty for none. */
  startDate: string;
  message: string;
}
export type InquiryFieldName = keyof InquiryFields;

const COMMON = [
  'name',
  'company',
  'department',
  'position',
  'email',
  'phone',
  'industry',
  'companySize',
  'message',
] as const;

/** Fields of each form. */
export const FIELDS_OF: Record<InquiryKind, readonly InquiryFieldName[]> = {
  CONTACT: ['inquiryType', ...COMMON],
  FREE: ['targetWork', 'userCount', 'robotCount', 'environment', 'startDate', ...COMMON],
};

/** What is needed to call back. All else is optional and asked for later. The trial's 체험 제품 is in `checkProducts`. */
export const REQUIRED_OF: Record<InquiryKind, readonly InquiryFieldName[]> = {
  CONTACT: ['inquiryType', 'name', 'company', 'email', 'phone', 'message'],
  FREE: ['name', 'company', 'email', 'phone'],
};

export const INQUIRY_FILE_EXTENSIONS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'hwp',
  'hwpx',
  'txt',
  'csv',
  'zip',
] as const;
