import { messages } from '#shared/messages.ko.ts';
import { checkEmail, checkPassword, checkPasswordRetype, checkUserId, checkUserName } from '#shared/validation.ts';
import type { Agreements, ConsentName } from './signup-agreements.ts';
import { CONSENTS } from './signup-agreements.ts';
import type { SignupValues } from './use-signup.ts';

const texts = messages.signup;

/** Names of the two controls of the form that are no values. */
export const AGREE_ALL = 'agreeAll';
export const CHECK_ID = 'checkId';

interface MissingItem {
  /** Of the control to fill in or to press. */
  name: string;
  label: string;
}

/** Everything that the sign-up still needs, in the order of the form. */
export function missingItems(values: SignupValues, agreements: Agreements, isIdVerified: boolean): MissingItem[] {
  const { userId, userKey, retype, userName, email } = values;
  const hasId = checkUserId(userId) === null;
  const wanted: [isMissing: boolean, name: string, label: string][] = [
    [!hasId, 'userId', texts.userId],
    [hasId && !isIdVerified, CHECK_ID, texts.missing.check],
    [checkPassword(userKey) !== null, 'userKey', texts.password],
    [retype === '' || checkPasswordRetype(retype, userKey) !== null, 'retype', texts.retype],
    [checkUserName(userName) !== null, 'userName', texts.userName],
    [checkEmail(email.trim()) !== null, 'email', texts.email],
  ];
  const fields = wanted.filter(([isMissing]) => isMissing).map(([, name, label]) => ({ name, label }));
  return [...fields, ...missingConsents(agreements)];
}

/** One item while none is given, because one box gives them all. */
function missingConsents(agreements: Agreements): MissingItem[] {
  const required = (Object.keys(CONSENTS) as ConsentName[]).filter((name) => CONSENTS[name].isRequired);
  const missing = required.filter((name) => !agreements[name]);
  if (missing.length === required.length) return [{ name: AGREE_ALL, label: texts.missing.agreements }];
  return missing.map((name) => ({ name: CONSENTS[name].flag, label: texts.consents[name] }));
}
