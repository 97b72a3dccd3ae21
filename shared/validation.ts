import { LIMITS } from './limits.ts';
import { messages } from './messages.ko.ts';

/**
 * The rules of specification point 5. Each takes what was typed and returns the Korean message to show
 * at the field, or null. Both sides call the same functions: the form while typing, the server always.
 */
export type FieldError = string | null;

export const isUserId = (value: string) =>
  new RegExp(`^[A-Za-z0-9]{${LIMITS.userIdMinChars},${LIMITS.userIdMaxChars}}$`).test(value);

/** All 32 ASCII punctuation marks (product decisions, Accounts). */
const SPECIAL = /[!-/:-@[-`{-~]/;

const isPassword = (value: string) =>
  value.length >= LIMITS.passwordMinChars &&
  value.length <= LIMITS.passwordMaxChars &&
  /^[!-~]+$/.test(value) &&
  /[A-Za-z]/.test(value) &&
  /\d/.test(value) &&
  SPECIAL.test(value);

/** One @, no spaces, a dot in the domain: what the specification calls a valid format, linear in time. */
const isEmail = (value: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

export function checkUserId(value: string): FieldError {
  if (value === '') return messages.user.enterUserId;
  return isUserId(value) ? null : messages.user.userIdFormat;
}

export function checkPassword(value: string): FieldError {
  if (value === '') return messages.user.enterPassword;
  return isPassword(value) ? null : messages.user.passwordFormat;
}

export function checkPasswordRetype(value: string, password: string): FieldError {
  return value === password ? null : messages.user.passwordMismatch;
}

export function checkUserName(value: string): FieldError {
  if (value.trim() === '') return messages.user.enterUserName;
  return value.length <= LIMITS.userNameMaxChars ? null : messages.tooLong('이름', LIMITS.userNameMaxChars);
}

export function checkEmail(value: string): FieldError {
  if (value.trim() === '') return messages.user.enterEmail;
  if (value.length > LIMITS.emailMaxChars) return messages.tooLong('이메일', LIMITS.emailMaxChars);
  return isEmail(value) ? null : messages.user.emailFormat;
}

export function checkAffiliation(value: string): FieldError {
  return value.length <= LIMITS.affiliationMaxChars ? null : messages.tooLong('소속', LIMITS.affiliationMaxChars);
}

/** `label` is what the board calls its title. */
export function checkTitle(value: string, label = '제목'): FieldError {
  const title = value.trim();
  if (title === '') return messages.required(label);
  if (title.length < LIMITS.titleMinChars) return messages.tooShort(label, LIMITS.titleMinChars);
  return title.length <= LIMITS.titleMaxChars ? null : messages.tooLong(label, LIMITS.titleMaxChars);
}

/** `value` is the plain text of a rich-text body. A body of pictures alone counts as filled: pass `hasMedia`. */
export function checkBodyText(value: string, hasMedia = false, label = '내용'): FieldError {
  if (value.trim() === '' && !hasMedia) return messages.required(label);
  return value.length <= LIMITS.bodyMaxChars ? null : messages.tooLong(label, LIMITS.bodyMaxChars);
}

export function checkReplyText(value: string, hasMedia = false): FieldError {
  if (value.trim() === '' && !hasMedia) return messages.required('댓글');
  return value.length <= LIMITS.replyMaxChars ? null : messages.tooLong('댓글', LIMITS.replyMaxChars);
}
