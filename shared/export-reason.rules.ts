import { LIMITS } from './limits.ts';
import { messages } from './messages.ko.ts';
import type { FieldError } from './validation.ts';

/**
 * Validates the reason for exporting personal data; it is stored in the audit log. A file of its own, so that public
 * forms do not load it.
 */
export function checkExportReason(value: string, label: string): FieldError {
  const reason = value.trim();
  if (reason === '') return messages.required(label);
  if (reason.length < LIMITS.exportReasonMinChars) return messages.tooShort(label, LIMITS.exportReasonMinChars);
  return reason.length <= LIMITS.exportReasonMaxChars ? null : messages.tooLong(label, LIMITS.exportReasonMaxChars);
}
