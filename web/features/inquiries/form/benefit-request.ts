import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import { INDUSTRIES, INQUIRY_TYPES } from '#shared/inquiries/inquiry-choices.ts';
import { benefitInserted, benefitMessage } from '#shared/messages/site/benefit.ko.ts';
import { benefitOf, benefitValuesIn, readBenefit } from '#shared/site/benefit.rules.ts';

interface BenefitRequest extends Pick<InquiryFields, 'inquiryType' | 'industry' | 'message'> {
  /** Told above the form. */
  note: string;
}

const QUOTE = '견적' satisfies (typeof INQUIRY_TYPES)[number];

/** Inquiry for a URL of `paths.benefitInquiry`; null for other or invalid parameters. */
export function benefitRequestOf(search: URLSearchParams): BenefitRequest | null {
  const input = readBenefit(benefitValuesIn(search));
  if (input === null) return null;
  return {
    inquiryType: QUOTE,
    industry: INDUSTRIES.find((industry) => industry === search.get('industry')) ?? '',
    message: benefitMessage(input, benefitOf(input)),
    note: benefitInserted,
  };
}
