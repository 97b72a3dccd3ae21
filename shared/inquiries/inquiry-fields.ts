import type { InquiryKind } from './inquiry-choices.ts';

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
