import type { LoaderFunctionArgs } from 'react-router';
import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import { INDUSTRIES, INQUIRY_TYPES } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { benefitInserted, benefitMessage } from '#shared/messages/site/benefit.ko.ts';
import { benefitOf, benefitValuesIn, readBenefit } from '#shared/site/benefit.rules.ts';
import { driverRequestOf } from '#web/features/drivers/driver-request.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

/** What an inquiry begins with. */
export interface Prefilled extends Partial<Pick<InquiryFields, 'inquiryType' | 'industry'>> {
  message: string;
  /** Told above the form. */
  note?: string;
}

const [QUOTE, CONSULTATION, OTHER] = ['견적', '도입상담', '기타'] satisfies (typeof INQUIRY_TYPES)[number][];

/**
 * What the query string asks for: a calculation of 도입 비용·효과, the end of a consent, a driver, or what a reference
 * tells of; else null.
 */
export async function loadPrefilledInquiry(args: LoaderFunctionArgs): Promise<Prefilled | null> {
  const search = args.url.searchParams;
  const driver = driverRequestOf(search);
  return benefitIn(search) ?? withdrawalIn(search) ?? (driver === null ? referenceIn(args) : { message: driver });
}

function withdrawalIn(search: URLSearchParams): Prefilled | null {
  const { message, inserted } = inquiryText.ofWithdrawal;
  return search.get('about') === 'withdrawal' ? { inquiryType: OTHER, message, note: inserted } : null;
}

function benefitIn(search: URLSearchParams): Prefilled | null {
  const input = readBenefit(benefitValuesIn(search));
  if (input === null) return null;
  return {
    inquiryType: QUOTE,
    industry: INDUSTRIES.find((industry) => industry === search.get('industry')),
    message: benefitMessage(input, benefitOf(input)),
    note: benefitInserted,
  };
}

/** By its id: words in the URL could be anybody's. */
async function referenceIn(args: LoaderFunctionArgs): Promise<Prefilled | null> {
  const id = args.url.searchParams.get('reference');
  if (id === null) return null;
  const { list } = await apiFrom(args).post('/api/v1/board/reference-figures', undefined, {
    signal: args.request.signal,
  });
  const reference = list.find(({ documentId }) => documentId === id);
  if (reference === undefined) return null;
  const { message, inserted } = inquiryText.fromReference;
  return { inquiryType: CONSULTATION, message: message(reference.customerName), note: inserted };
}
