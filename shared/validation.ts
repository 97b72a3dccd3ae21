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

/** RFC 5321 without what nobody uses and mail programs read differently: quotes, comments, routes (`%`, `:`). */
const MAIL_ATOM = /^[\p{L}\p{N}!#$&'*+/=?^_`{|}~-]+$/u;
const HOST_LABEL = /^[\p{L}\p{N}-]{1,63}$/u;

/** What the specification calls a valid format; letters may be of any script (RFC 6531). */
function isEmail(value: string): boolean {
  const [local = '', domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local.split('.').every((atom) => MAIL_ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** Control characters, ends of lines, and what turns the direction of the text around it or is not seen. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Joins the next sign to the one before: one emoji of several. */
const EMOJI_JOINER = /\u200d(?=\p{Extended_Pictographic})/gu;

/** For texts of one line that others read. `label` is what the form calls it. */
export const checkHidden = (value: string, label: string): FieldError =>
  HIDDEN.test(value.replace(EMOJI_JOINER, '')) ? messages.hiddenCharacters(label) : null;

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
  if (value.length > LIMITS.userNameMaxChars) return messages.tooLong('이름', LIMITS.userNameMaxChars);
  return checkHidden(value, '이름');
}

/** Words by which a reader would take a member for staff. Korean ones anywhere, others as a word. */
const STAFF_WORDS =
  /관리자|운영자|운영팀|운영진|기술지원|고객지원|고객센터|지원센터|상담원|(?<![a-z])(?:admin|administrator|operator|support|staff)(?![a-z])/;

/** The name that a member gives themself, with nothing of the company's in it. Staff may be called so. */
export function checkMemberName(value: string, productName: string): FieldError {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const isStaffs = STAFF_WORDS.test(value.normalize('NFKC').toLowerCase()) || STAFF_WORDS.test(plain(value));
  const isProducts = plain(productName) !== '' && plain(value).includes(plain(productName));
  return checkUserName(value) ?? (isStaffs || isProducts ? messages.user.userNameOfStaff : null);
}

export function checkEmail(value: string): FieldError {
  if (value.trim() === '') return messages.user.enterEmail;
  if (value.length > LIMITS.emailMaxChars) return messages.tooLong('이메일', LIMITS.emailMaxChars);
  return isEmail(value) ? null : messages.user.emailFormat;
}

export function checkAffiliation(value: string): FieldError {
  if (value.length > LIMITS.affiliationMaxChars) return messages.tooLong('소속', LIMITS.affiliationMaxChars);
  return checkHidden(value, '소속');
}

/** `label` is what the board calls its title. */
export function checkTitle(value: string, label = '제목'): FieldError {
  const title = value.trim();
  if (title === '') return messages.required(label);
  if (title.length < LIMITS.titleMinChars) return messages.tooShort(label, LIMITS.titleMinChars);
  if (title.length > LIMITS.titleMaxChars) return messages.tooLong(label, LIMITS.titleMaxChars);
  return checkHidden(title, label);
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
