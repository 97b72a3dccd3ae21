import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import type { FieldError } from '../validation.ts';
import { checkHidden } from '../validation.ts';

/** Validates the name of an API key. */
export function checkKeyName(name: string): FieldError {
  if (name.trim() === '') return messages.required('키 이름');
  if (name.trim().length > LIMITS.chatKeyNameMaxChars) return messages.tooLong('키 이름', LIMITS.chatKeyNameMaxChars);
  return checkHidden(name.trim(), '키 이름');
}
