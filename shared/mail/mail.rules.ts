import { LIMITS } from '../limits.ts';
import type { MailName } from './mail-templates.ts';
import { BUTTON_LINE, PLACEHOLDER, mailTemplateOf } from './mail-templates.ts';
import { messages } from '../messages.ko.ts';
import { mailText } from '../messages/admin/system/mail.ko.ts';
import type { FieldError } from '../validation.ts';
import { checkHidden, checkHiddenInLines } from '../validation.ts';

export interface MailText {
  subject: string;
  body: string;
}

const { form, invalid } = mailText;

/** Validates a mail template; errors by field. */
export function checkMailText(name: MailName, { subject, body }: MailText): Record<keyof MailText, FieldError> {
  return {
    subject: /[\r\n]/.test(subject)
      ? invalid.subjectLines
      : (filled(subject, form.subject, LIMITS.mailSubjectMaxChars) ??
        checkHidden(subject, form.subject) ??
        unknownIn(name, subject)),
    body:
      filled(body, form.body, LIMITS.mailBodyMaxChars) ??
      checkHiddenInLines(body, form.body) ??
      unknownIn(name, body) ??
      missingIn(name, body) ??
      linkIn(body),
  };
}

function filled(value: string, label: string, max: number): FieldError {
  if (value.trim() === '') return messages.required(label);
  return value.length <= max ? null : messages.tooLong(label, max);
}

function unknownIn(name: MailName, value: string): FieldError {
  const known = Object.keys(mailTemplateOf(name).placeholders);
  const unknown = [...value.matchAll(PLACEHOLDER)]
    .map(([, place]) => place ?? '')
    .find((place) => !known.includes(place));
  return unknown === undefined ? null : invalid.unknown(unknown);
}

function missingIn(name: MailName, body: string): FieldError {
  const missing = Object.entries(mailTemplateOf(name).placeholders).find(
    ([place, { isRequired }]) => isRequired && !body.includes(`{${place}}`),
  );
  return missing ? invalid.missing(missing[1].label) : null;
}

/** A link that is not a valid button line would appear as raw text in the mail. */
const linkIn = (body: string): FieldError =>
  body.split('\n').some((line) => /\]\(/.test(line) && !BUTTON_LINE.test(line.trim())) ? invalid.button : null;
