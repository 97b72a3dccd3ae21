import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { dotted } from '#shared/text/days.ts';

const { fields: labels } = inquiryText;

type RequestField = 'inquiryType' | 'targetWork' | 'userCount' | 'robotCount' | 'environment' | 'startDate';
type Requested = Pick<InquiryFields, RequestField> & { type: InquiryKind; products: readonly string[] };

/** What an inquiry is about, beside its message, with the labels of the form; empty values for what was left out. */
export const requestFields = (asked: Requested): [label: string, value: string][] => [
  [labels.inquiryType, asked.inquiryType],
  [labels.products[asked.type], asked.products.join(', ')],
  [labels.targetWork, asked.targetWork],
  [labels.userCount, asked.userCount],
  [labels.robotCount, asked.robotCount],
  [labels.environment, asked.environment],
  [labels.startDate, dotted(asked.startDate)],
];
