import type { InquiryKind } from '#shared/inquiries/inquiries.ts';
import type { InquiryValues } from './inquiry-values.ts';
import { NO_CONSENTS } from './inquiry-values.ts';

/** One a person and form: people share computers. Gone with the tab, for it holds names and numbers. */
export const draftKey = (loginId: string, type: InquiryKind): string => `inquiry:${loginId}:${type}`;

/** What was being written; null when there is none, or none that can be read. Consents are given anew. */
export function readDraft(key: string, storage: Pick<Storage, 'getItem'> = sessionStorage): InquiryValues | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as InquiryValues | null;
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
    // Storage full or switched off: what is typed stays on the screen all the same.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds no draft.
  }
}
