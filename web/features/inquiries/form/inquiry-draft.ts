import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryValues } from './inquiry-values.ts';
import { NO_CONSENTS } from './inquiry-values.ts';

/** One key per user and form, because computers are shared. sessionStorage, because it contains personal data. */
export const draftKey = (loginId: string, type: InquiryKind): string => `inquiry:${loginId}:${type}`;

/** The stored draft, without consents, which must be given again; null if there is no valid one. */
export function readDraft(key: string, storage?: Pick<Storage, 'getItem'>): InquiryValues | null {
  try {
    const draft = JSON.parse((storage ?? sessionStorage).getItem(key) ?? 'null') as InquiryValues | null;
    const isWhole = typeof draft?.message === 'string' && Array.isArray(draft.products);
    return isWhole ? { ...draft, ...NO_CONSENTS } : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, values: InquiryValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or disabled: the input only stays on the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is no draft.
  }
}
