import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';

const { products, ...labels } = inquiryText.fields;

/** An error as the summary tells it, away from its field: with the field's name, unless the error has it. */
export function problemText(type: InquiryKind, name: string, message: string): string {
  const named: Record<string, string> = { ...labels, products: products[type], privacy: inquiryText.consents.privacy };
  const label = named[name] ?? '';
  return message.includes(label) ? message : `${label}: ${message}`;
}
