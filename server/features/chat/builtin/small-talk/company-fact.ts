import { smallTalkText } from '#shared/messages/assistant/small-talk.ko.ts';
import type { Company } from '#shared/site/company.ts';
import { CONNECTS } from '#server/features/chat/retrieval/lean-on.ts';
import { escape } from '../render.ts';

const text = smallTalkText.company;

/** What the footer of every page says of who runs the portal. */
type Field = keyof typeof text.labels;

/** Not 우리 회사, which is the asker's own, nor 그 회사, which was spoken of. */
const WHOSE = '(?:너희|너네|니네|여기|이|귀|당신들?|운영)?';
const US = `${WHOSE}(?:의)?(?:회사|본사|귀사|사무실|사무소)(?:의)?`;
const DESK = '(?:회사|본사|귀사|영업|고객지원|고객센터|기술지원|지원|지원팀|기술지원팀|문의|대표)(?:용)?(?:의)?';
const HELP = `(?:${DESK}(?:담당자(?:님)?의?)?|담당자(?:님)?의?)`;
const ENDING =
  '(?:[은는이가을를도]|좀|이랑)*(?:(?:뭐|무엇|뭔|어디|누구|누가|어떻게)(?:야|예요|에요|이에요|인가요|인지|죠|지|입니까|니|냐|임|세요|신가요|시죠|에있(?:어요?|나요|습니까|죠)|있(?:어요?|나요|습니까|죠)|되(?:나요|세요|시나요|죠|는지)|돼요?|됩니까)?)?(?:좀|다시)?(?:알려(?:줘요?|주세요|줄래요?|주실래요|주십시오|달라)|말해(?:줘요?|주세요)|궁금(?:해요?|합니다|하네요)|부탁(?:해요|드려요|드립니다)|보여(?:줘요?|주세요))?';

const asks = (what: string) => new RegExp(`^(?:${what})${ENDING}$`, 'i');

/** Where the first of the fields is not filled in, the next one tells as well how they are reached. */
const ASKED: readonly (readonly [readonly Field[], RegExp])[] = [
  [['address'], asks(`${US}(?:주소|위치|소재지|(?=[은는이가]?어디))`)],
  [
    ['representative'],
    asks(
      `(?:${US})?(?:대표(?:이사|자)(?:님)?|대표님?(?=이름|성함|누구|[가는은이의]누구|의?(?:이름|성함))|사장님?(?=이름|성함|[이은]?누구)|ceo)(?:의)?(?:이름|성함)?`,
    ),
  ],
  [['businessNumber'], asks(`(?:${US})?사업자(?:등록)?번호`)],
  [['email'], asks(`${HELP}(?:이메일|메일|email)(?:주소)?`)],
  [['phone'], asks(`${HELP}전화(?:번호)?|(?:회사|본사)?대표번호`)],
  [['phone', 'email'], asks(`${HELP}연락처`)],
  [['name'], asks(`${US}(?:이름|명|상호)`)],
];
const LONGEST = 60;

/** Of nobody in particular; after something was said, of that. */
const BARE = asks('전화번호|연락처');

/** What a question asks of the company, where it asks nothing else; `isFirst`: nothing was said before. */
export function companyFieldsOf(query: string, isFirst: boolean): readonly Field[] {
  if (query.length > LONGEST) return [];
  const said = query
    .normalize('NFC')
    .trim()
    .replace(CONNECTS, '')
    .replace(/[\s!?.~^,ㅋㅎㅠㅜ]+/g, '');
  if (isFirst && BARE.test(said)) return ['phone', 'email'];
  return ASKED.find(([, pattern]) => pattern.test(said))?.[0] ?? [];
}

/** As the administrators wrote it, and what they left out before it; null when they left out all. */
export function companyFact(fields: readonly Field[], company: Company): string | null {
  const at = fields.findIndex((one) => company[one].trim() !== '');
  const field = fields[at];
  if (field === undefined) return null;
  const missing = fields.slice(0, at).map((one) => text.missing(text.labels[one]));
  return [...missing, text.fact(text.labels[field], escape(company[field].trim())), text.more].join(' ');
}
