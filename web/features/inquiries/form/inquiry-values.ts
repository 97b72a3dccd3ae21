import type { InputOf, OutputOf } from '#shared/contract/calls.ts';
import type { AdChannel, InquiryTerm, InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import { INQUIRY_TERMS, TRIAL_PRODUCTS } from '#shared/inquiries/inquiry-choices.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';

export type Term = OutputOf<'/api/v1/site/term'>;
export type Terms = Record<InquiryTerm, Term>;
export type Member = OutputOf<'/api/v1/free/regData'>['member'];

/** Values of the form. */
export interface InquiryValues extends InquiryFields {
  products: string[];
  /** Never ticked initially (product decisions, Accounts). */
  privacy: boolean;
  marketing: boolean;
  adChannels: Record<AdChannel, boolean>;
}

const EMPTY: InquiryValues = {
  inquiryType: '',
  name: '',
  company: '',
  department: '',
  position: '',
  email: '',
  phone: '',
  industry: '',
  companySize: '',
  targetWork: '',
  userCount: '',
  robotCount: '',
  environment: '',
  startDate: '',
  message: '',
  products: [],
  privacy: false,
  marketing: false,
  adChannels: { email: false, sms: false, phone: false },
};

export const NO_CONSENTS = { privacy: false, marketing: false, adChannels: EMPTY.adChannels };

export const valuesFor = (type: InquiryKind, member: Member, prefilled: Prefilled | null): InquiryValues => ({
  ...EMPTY,
  products: type === 'FREE' ? [...TRIAL_PRODUCTS] : [],
  ...member,
  inquiryType: prefilled?.inquiryType ?? '',
  industry: prefilled?.industry ?? member?.industry ?? '',
  message: prefilled?.message ?? '',
});

export function inputOf(
  type: InquiryKind,
  values: InquiryValues,
  terms: Terms,
  fileIds: string[],
): InputOf<'/api/v1/free/write'> {
  const { privacy, marketing, adChannels, ...typed } = values;
  const [forPrivacy, forMarketing, forAdvertising] = INQUIRY_TERMS.map((kind) => terms[kind].version);
  return {
    ...typed,
    type,
    fileIds,
    consents: {
      privacy: { version: forPrivacy ?? '', agreed: privacy },
      marketing: { version: forMarketing ?? '', agreed: marketing },
      advertising: { version: forAdvertising ?? '', agreed: Object.values(adChannels).some(Boolean) },
      adChannels,
    },
  };
}
