import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';

/** What an inquiry is called in lists: of an erased one no company is known. */
export const nameOf = ({ company, isErased }: Pick<InquirySummary, 'company' | 'isErased'>): string =>
  isErased ? inquiryListText.erased : company;
