import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryValues } from './inquiry-values.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';
import { NO_CONSENTS } from './inquiry-values.ts';

/** One key per user and form, because computers are shared. sessionStorage, because it contains personal data. */
export const draftKey = (loginId: string, type: InquiryKind): string => `inquiry:${loginId}:${type}`;

interface Draft {
  values: InquiryValues;
  /** What the message began with; empty for none. */
  request: string;
}

/** The stored draft, without consents, which must be given again; null if there is no valid one. */
export function readDraft(key: string, storage?: Pick<Storage, 'getItem'>): Draft | null {
  try {
    const draft = JSON.parse((storage ?? sessionStorage).getItem(key) ?? 'null') as Partial<Draft> | null;
    const values = draft?.values;
    if (typeof values?.message !== 'string' || !Array.isArray(values.products)) return null;
    return { request: draft?.request ?? '', values: { ...values, ...NO_CONSENTS } };
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: the input only stays on the page.
  }
}

/** The draft with another request at the start of its message, in place of the one that it began with. */
export function withRequest({ values, request }: Draft, prefilled: Prefilled | null): InquiryValues {
  if (prefilled === null || prefilled.message === request) return values;
  const typed = (request === '' ? values.message : values.message.replace(request, '')).trim();
  return {
    ...values,
    inquiryType: values.inquiryType || (prefilled.inquiryType ?? ''),
    industry: values.industry || (prefilled.industry ?? ''),
    message: typed === '' ? prefilled.message : `${prefilled.message}\n\n${typed}`,
  };
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is no draft.
  }
}
