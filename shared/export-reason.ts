import { LIMITS } from './limits.ts';
import { messages } from './messages.ko.ts';
import type { FieldError } from './validation.ts';

/**
 * Why a list with personal data is taken out; whoever reads the record later must understand it. Apart from the other
 * rules, which every form of visitors loads.
 */
export function checkExportReason(value: string, label: string): FieldError {
  const reason = value.trim();
  if (reason === '') return messages.required(label);
  if (reason.length < LIMITS.exportReasonMinChars) return messages.tooShort(label, LIMITS.exportReasonMinChars);
  return reason.length <= LIMITS.exportReasonMaxChars ? null : messages.tooLong(label, LIMITS.exportReasonMaxChars);
}
