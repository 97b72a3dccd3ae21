import { plainForm, withoutAccents } from './text/compose.ts';
import { LIMITS } from './limits.ts';
import { messages } from './messages.ko.ts';

/**
 * Validation rules of specification point 5, used by browser and server. Each takes the typed value and returns a
 * Korean error message, or null.
 */
export type FieldError = string | null;

export const isUserId = (value: string) =>
  new RegExp(`^[A-Za-z0-9]{${LIMITS.userIdMinChars},${LIMITS.userIdMaxChars}}$`).test(value);

/** All 32 ASCII punctuation characters (product decisions, Accounts). */
const SPECIAL = /[!-/:-@[-`{-~]/;

const isPassword = (value: string) =>
  value.length >= LIMITS.passwordMinChars &&
  value.length <= LIMITS.passwordMaxChars &&
  /^[!-~]+$/.test(value) &&
  /[A-Za-z]/.test(value) &&
  /\d/.test(value) &&
  SPECIAL.test(value);

/** RFC 5321 without rarely used parts that mail programs handle differently: quotes, comments, routes (`%`, `:`). */
const MAIL_ATOM = /^[\p{L}\p{N}!#$&'*+/=?^_`{|}~-]+$/u;
const HOST_LABEL = /^[\p{L}\p{N}-]{1,63}$/u;

/** Valid format of the specification; letters of any script are allowed (RFC 6531). */
function isEmail(value: string): boolean {
  const [local = '', domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    !hasHidden(value) &&
    // Full-width letters, ligatures: mail goes to the domain in plain ones, whose address this only seems not to be.
    domain === plainForm(domain) &&
    local.split('.').every((atom) => MAIL_ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** Control characters, line breaks, text direction, and whatever shows nothing: Hangul fillers, the empty Braille cell. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Zero-width joiner and style of an emoji. */
const EMOJI_PARTS = /\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]/gu;

/** Whether a text has characters that its readers do not see, or that show it in another order. */
export const hasHidden = (value: string): boolean => HIDDEN.test(value.replace(EMOJI_PARTS, ''));

const KEPT_OR_HIDDEN = new RegExp(`(${EMOJI_PARTS.source}|[\\r\\n\\t])|${HIDDEN.source}`, 'gu');

/** A text of several lines without them, where refusing it would be out of proportion. */
export const withoutHidden = (value: string): string => value.replace(KEPT_OR_HIDDEN, (_, kept?: string) => kept ?? '');

/** For single-line texts shown to others. `label` is the field's label. */
export const checkHidden = (value: string, label: string): FieldError =>
  hasHidden(value) ? messages.hiddenCharacters(label) : null;

/** For texts of several lines. */
export const checkHiddenInLines = (value: string, label: string): FieldError =>
  hasHidden(value.replaceAll(/[\r\n\t]/g, ' ')) ? messages.hiddenInLines(label) : null;

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

/** Words that make a member look like staff. Korean ones anywhere, Latin ones as whole words. */
const STAFF_WORDS =
  /관리자|운영자|운영팀|운영진|기술지원|고객지원|고객센터|지원센터|상담원|담당자|직원|(?<![a-z])(?:(?:admin|administrator|operator|support|staff)(?![a-z])|cs(?=팀|센터|담당))/;

/** Of alphabets that no name has beside Latin letters: `Аdmin` with a Cyrillic first letter. */
const FOREIGN =
  /(?![\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}/u;
/** Of phonetic alphabets, as in `ɑdmin` and `ᴀᴅᴍɪɴ`. */
const PHONETIC = /[\u0250-\u02af\u1d00-\u1dbf]/;

const mixesAlphabets = (name: string): boolean =>
  PHONETIC.test(name) || (/\p{Script=Latin}/u.test(name) && FOREIGN.test(name));

/** Chinese characters of the words of staff, and what is mistaken for them, each before its reading. */
const READINGS = '管관官관理리吏리者자運운營영技기術술支지援원顧고客객相상談담擔담當당職직員원';
/** What looks like a Latin letter, each before that letter. */
const LETTERS = '0o1i3e4a5s7tli|i!i@a$s';

/** For comparing only: `adm1n` is `admin`, and 官理者 is 관리자. */
const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[013457l|!@$]/g, (sign) => LETTERS[LETTERS.indexOf(sign) + 1] ?? sign)
    .replace(/[管官理吏者運營技術支援顧客相談擔當職員]/g, (sign) => READINGS[READINGS.indexOf(sign) + 1] ?? sign);

/** What a company is called by, without its kind: 주식회사 아이온오토메이션. */
const COMPANY_KIND = /주식회사|유한회사|\(주\)|㈜|\(유\)/g;
/** Shorter names of companies are names of people, too. */
const COMPANY_CHARS = 4;

/** Letters and digits alone. */
const bare = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Validates a member's display name: no staff words, and no name of the product or the company. Not applied to staff. */
export function checkMemberName(value: string, productName: string, companyName: string): FieldError {
  const wrong = checkUserName(value);
  if (wrong !== null) return wrong;
  const forms = [plainForm(value).toLowerCase(), bare(value), folded(value), bare(folded(value))];
  const isStaffs = forms.some((form) => STAFF_WORDS.test(form));
  const company = bare(folded(companyName.replace(COMPANY_KIND, '')));
  const named = [bare(folded(productName)), company.length < COMPANY_CHARS ? '' : company];
  const isNamed = named.some((name) => name !== '' && bare(folded(value)).includes(name));
  return isStaffs || isNamed || mixesAlphabets(value) ? messages.user.userNameOfStaff : null;
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

/** `label` is the board's name for the title. */
export function checkTitle(value: string, label = '제목'): FieldError {
  const title = value.trim();
  if (title === '') return messages.required(label);
  if (title.length < LIMITS.titleMinChars) return messages.tooShort(label, LIMITS.titleMinChars);
  if (title.length > LIMITS.titleMaxChars) return messages.tooLong(label, LIMITS.titleMaxChars);
  return checkHidden(title, label);
}

/** `value` is the plain text of a rich-text body. A body with pictures only counts as filled: pass `hasMedia`. */
export function checkBodyText(value: string, hasMedia = false, label = '내용'): FieldError {
  if (value.trim() === '' && !hasMedia) return messages.required(label);
  return value.length <= LIMITS.bodyMaxChars ? null : messages.tooLong(label, LIMITS.bodyMaxChars);
}

export function checkReplyText(value: string, hasMedia = false, label = '댓글'): FieldError {
  if (value.trim() === '' && !hasMedia) return messages.required(label);
  return value.length <= LIMITS.replyMaxChars ? null : messages.tooLong(label, LIMITS.replyMaxChars);
}
