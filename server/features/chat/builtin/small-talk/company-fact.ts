import { composed } from '#shared/text/compose.ts';
import { smallTalkText } from '#shared/messages/chat/small-talk.ko.ts';
import type { Company } from '#shared/site/company.ts';
import { GOES_ON } from '#server/features/chat/retrieval/follow-up-question.ts';
import { escape } from '../render-blocks.ts';

const text = smallTalkText.company;

/** Company data that the footer shows. */
type Field = keyof typeof text.labels;

/** Words that mean the company that runs the portal; 우리 회사 is the asker's own. */
const US = '(?:(?:너희|여기|이|귀|운영)?(?:회사|본사|귀사|사무실)(?:의)?)';
const DESK = '(?:회사|본사|영업)?(?:회사|본사|영업|고객지원|고객센터|기술지원|지원|담당자|문의|대표)(?:용|님)?(?:의)?';
const ENDING =
  '[은는이가을를도좀]*(?:(?:뭐|무엇|뭔|어디|누구|어떻게)\\S{0,5}|(?:알려|말해|보여)\\S{0,4}|궁금\\S{0,4})?';
const asks = (what: string) => new RegExp(`^(?:${what})${ENDING}$`, 'i');

/** Fields by question. If the first field is empty, the next one answers as well. */
const QUESTIONS: readonly (readonly [readonly Field[], RegExp])[] = [
  [['address'], asks(`${US}(?:주소|위치|소재지|어디)`)],
  [['representative'], asks(`${US}?(?:대표(?:이사|자|님)|사장님?|ceo)(?:의)?(?:이름|성함)?`)],
  [['businessNumber'], asks(`${US}?사업자(?:등록)?번호`)],
  [['email'], asks(`${DESK}(?:이메일|메일|email)(?:주소)?`)],
  [['phone'], asks(`${DESK}전화(?:번호)?|대표번호`)],
  [['phone', 'email'], asks(`(?:${DESK})?연락처|전화번호`)],
  [['name'], asks(`${US}(?:이름|상호)`)],
];
const LONGEST = 30;

/** The company fields that a question asks for, if it asks nothing else. */
export function companyFieldsOf(query: string): readonly Field[] {
  const question = composed(query)
    .replace(GOES_ON, '')
    .replace(/[\s!?.~^,]+/g, '');
  if (question.length > LONGEST) return [];
  return QUESTIONS.find(([, pattern]) => pattern.test(question))?.[0] ?? [];
}

/** The values from the company settings; names the fields that are empty. Null if all are empty. */
export function companyFact(fields: readonly Field[], company: Company): string | null {
  const at = fields.findIndex((one) => company[one].trim() !== '');
  const field = fields[at];
  if (field === undefined) return null;
  const missing = fields.slice(0, at).map((one) => text.missing(text.labels[one]));
  return [...missing, text.fact(text.labels[field], escape(company[field].trim())), text.more].join(' ');
}
