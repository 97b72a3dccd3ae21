import { messages } from '../../messages.ko.ts';
import type { FieldError } from '../../validation.ts';

/** Times that `Date` reads; null for none. */
export function checkPopupPeriod(from: string | null, until: string | null): FieldError {
  if ((from === null) !== (until === null)) return messages.documents.popupPeriodHalf;
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
    return messages.documents.popupPeriodReversed;
  return null;
}
