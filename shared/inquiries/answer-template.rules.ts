import { answerTemplateText as text } from '../messages/admin/people/answer-template.ko.ts';

/** Fields of the templates for answers to inquiries and to questions, by their names in braces. */
export const ANSWER_FIELDS = {
  free: ['이름', '회사명', '접수번호', '담당자'],
  questions: ['작성자', '제목', '담당자'],
} as const;

/** What is answered, as in the calls' URLs. */
export type Answered = keyof typeof ANSWER_FIELDS;
export type AnswerFields<Of extends Answered = Answered> = Record<(typeof ANSWER_FIELDS)[Of][number], string>;

/** Braces around a word. Others, such as those of JSON or `{0}`, belong to the text. */
const FIELD = /\{\p{L}[\p{L}\p{N} _]{0,19}(?<! )\}/gu;
const CODE = /<(pre|code)\b.*?<\/\1>/gs;

/** The fields of a text, each once. In rich text, none in code. */
export const fieldsIn = (body: string): string[] => [...new Set(body.replaceAll(CODE, '').match(FIELD))];

/** Refuses a template with a field that would never be filled in. */
export function templateFieldError(body: string, of: Answered): string | null {
  const known = ANSWER_FIELDS[of].map((name) => `{${name}}`);
  const unknown = fieldsIn(body).filter((field) => !known.includes(field));
  return unknown.length > 0 ? text.unknownFields(unknown, known) : null;
}
