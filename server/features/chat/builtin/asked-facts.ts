import type { RankedDocument } from '../retrieval/rank-documents.ts';

/** A kind of fact that a question asks for, and how a text says it: what does not say it answers something else. */
interface FactKind {
  asks: RegExp;
  says: RegExp;
  /** It must stand in a line that speaks of what was asked about. */
  inLine?: true;
}

const KINDS: readonly FactKind[] = [
  // What a customer reports of its own money is no price of ours: a reference is never asked.
  {
    asks: /얼마(?!나\s?(?:오래|걸|자주|정확|남|빨)|\s?(?:동안|만에|뒤|전|나\s?(?:동안|걸)))|가격|요금|구독료|단가|비용|사용료|이용료|구축비|견적\s?금액|수익/,
    says: /\d\s?(?:원|만\s?원|달러)|무료|추가 비용|비례해/,
    inLine: true,
  },
  { asks: /할인|깎아|깎아줘|디씨/, says: /할인|깎/ },
  { asks: /보상|배상/, says: /보상|배상/ },
  { asks: /환불/, says: /환불/ },
  { asks: /취소/, says: /취소|철회|거부|멈추|되돌/ },
  { asks: /(?:계약|구독)\s?(?:을|를)?\s?해지/, says: /계약.{0,20}해지|해지.{0,20}계약/ },
  { asks: /채용|연봉|입사\s?지원|구인/, says: /채용|연봉/ },
  { asks: /전화번호|휴대폰\s?번호|핸드폰\s?번호|연락처/, says: /\d{2,4}-\d{3,4}|국번|긴급 연락처/ },
  { asks: /(?:이메일|메일)\s?주소\s?(?:좀|뭐|알|가르|어떻)/, says: /@/ },
  {
    asks: /(?:초기|기본|디폴트|관리자|admin)[^?]{0,8}(?:비밀번호|비번|암호|패스워드)/,
    says: /(?:초기|기본|임시) (?:비밀번호|암호)/,
  },
  { asks: /명령어?(?:가|는|를|이|\s|$)/, says: /^ {4}\S|aionu-|\.msi|powershell|curl/im },
];

/** Whether a text says what kind of fact was asked for. */
export function saysWhatIsAsked(
  query: string,
  { place, title, passages }: Pick<RankedDocument, 'place' | 'title' | 'passages'>,
  linesOf: (content: string) => readonly string[],
): boolean {
  return KINDS.every(({ asks, says, inLine }) => {
    if (!asks.test(query)) return true;
    if (inLine && place === 'reference') return false;
    return passages.some(({ content }) =>
      inLine ? linesOf(content).some((line) => says.test(line)) : says.test(`${title}\n${content}`),
    );
  });
}

/** What only the asker's own records could tell. */
const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|제|우리\s?회사|저희\s?회사|우리|저희)\s.*(?:이름|번호|얼마|금액|지금|현재|몇\s?(?:개|대|건)|누구|상태)/;
/** What nobody is told: who else is here, and what the assistant was told. */
const ASKS_FOR_SECRETS =
  /시스템\s?프롬프트|(?:이전|위의?|앞의)\s?(?:지시|명령|내용).{0,12}무시|(?:사람|회원|고객|사용자)(?:들)?의?\s?(?:ip|아이피|이메일|메일|전화|연락처|비밀번호|개인정보|접속|목록|명단).{0,12}(?:목록|명단|뽑|알려|보여|줘)/i;

export const asksForWhatIsNotTold = (query: string): boolean =>
  ASKS_FOR_OWN.test(query) || ASKS_FOR_SECRETS.test(query);
