import type { FactKind } from './fact-kind.ts';

const FAMILY =
  '[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모]';
/** What somebody is. Who does it may be answered by a role (관리자); who these are, by a name alone. */
const TITLES =
  '강사|연사|강연자|발표자|대표이사|대표|사장|회장|팀장|부장|과장|차장|실장|본부장|이사|교수|매니저|책임|수석|선임';
const NAMED = `(?:강사|연사|강연자|발표자|대표이사|사장|회장|팀장|부장|과장|차장|실장|본부장|창업자|설립자|ceo|cto)`;

/** Who somebody is, and how they are reached. */
export const PEOPLE: readonly FactKind[] = [
  {
    name: 'person',
    asks: new RegExp(
      `성함|존함|본명|실명[은이]?\\s?(?:뭐|뭔|무엇|어떻게|알려)|${NAMED}(?:님|분)*(?:이|은|는|가|께서)?\\s?(?:누구|누군|뉘)|(?:${NAMED}|대표|담당자?|직원|글쓴이|쓴\\s?(?:분|사람))(?:님|분)?의?\\s?이름(?!으로|만|이?\\s?(?:안|아직|바뀌|틀))|누구(?:시죠|신가|십니까|세요)`,
      'i',
    ),
    says: new RegExp(
      `${FAMILY}[가-힣○*]{1,2}\\s?(?:${TITLES}|님|씨)|(?:${TITLES}|담당자?|이름|성명)(?:님)?\\s?[:은는]?\\s?${FAMILY}[가-힣○*]{2}(?![가-힣]{2})`,
    ),
    within: 'line',
  },
  {
    name: 'phone',
    asks: /(?:(?:전화|휴대폰|핸드폰|직통|내선|팩스)\s?번호|연락처|직통\s?전화)(?:[은는이가를을]|라도)?\s?(?:좀|알려|뭐|뭔|몇|어떻게|가르|주세|줘|주라|있나|있어|있을|궁금|$|\?)/,
    says: /\d{2,4}-\d{3,4}|국번|긴급 연락처/,
    within: 'text',
  },
  {
    name: 'registered number',
    asks: /(?:사업자\s?등록|사업자|법인|계좌|통장|식별|인증서|등록|cve)\s?번호[가는은이를]?\s?(?:좀|알려|뭐|뭔|몇\s?번|어떻게|$|\?)/i,
    says: /\d{3,}-\d{2,}|cve-\d|\d{8,}/i,
    within: 'text',
  },
  { name: 'e-mail', asks: /(?:이메일|메일)\s?주소\s?(?:좀|뭐|알|가르|어떻)/, says: /@/, within: 'text' },
];
