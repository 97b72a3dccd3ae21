import type { z } from 'zod';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import type { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import { FIELDS_OF } from '#shared/inquiries/inquiry-fields.ts';
import { composed } from '#shared/text/compose.ts';
import { koreanDay } from '#shared/text/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { refuseOldTexts } from '#server/site/terms.ts';

type WriteInput = z.output<(typeof inquiryContract)['write']['input']>;

/**
 * Validates and cleans the input. Fields that this form does not have become empty.
 * @throws CM01 with the invalid fields, FI03 for too many files.
 */
export function checkedSubmission(context: Pick<Context, 'clock'>, input: WriteInput) {
  const { type, products } = input;
  refuseInvalid(checkInquiry(type, input, products, koreanDay(context.clock.now())));
  const fileIds = [...new Set(input.fileIds)];
  const max = LIMITS.contactFileMaxCount;
  if (fileIds.length > max) fail('FI03', { message: messages.files.tooMany(max) });

  const has = FIELDS_OF[type];
  const clean = (name: keyof InquiryFields) => (has.includes(name) ? composed(input[name].trim()) : '');
  return {
    fileIds,
    columns: {
      type,
      name: clean('name'),
      company: clean('company'),
      department: clean('department'),
      position: clean('position'),
      email: clean('email'),
      phone: clean('phone'),
      industry: clean('industry'),
      company_size: clean('companySize'),
      inquiry_type: clean('inquiryType'),
      products: JSON.stringify([...new Set(products)]),
      target_work: clean('targetWork'),
      user_count: clean('userCount'),
      robot_count: clean('robotCount'),
      environment: clean('environment'),
      start_date: clean('startDate'),
      message: clean('message'),
    },
  };
}
export type Submission = ReturnType<typeof checkedSubmission>;

/**
 * Consents to store, one per advertising channel.
 * @throws US06 if the required one is missing, CO02 if a text is not the current version.
 */
export async function checkedConsents(context: Pick<Context, 'db' | 'clock'>, consents: WriteInput['consents']) {
  const { privacy, marketing, advertising, adChannels } = consents;
  if (!privacy.agreed) fail('US06', { fields: { privacy: messages.requiredAgreements } });
  await refuseOldTexts(context, { 'privacy-contact': privacy, marketing, advertising });
  const { version } = advertising;
  return [
    { kind: 'privacy-contact', ...privacy },
    { kind: 'marketing', ...marketing },
    { kind: 'advertising-email', version, agreed: advertising.agreed && adChannels.email },
    { kind: 'advertising-sms', version, agreed: advertising.agreed && adChannels.sms },
    { kind: 'advertising-phone', version, agreed: advertising.agreed && adChannels.phone },
  ];
}
