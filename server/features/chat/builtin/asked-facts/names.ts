import type { FactKind } from './fact-kind.ts';
import { NUMBER, VENDORS } from './fact-kind.ts';
import { ORGANISATION_ENDINGS } from './known-names.ts';

/** What companies and offices are called ends so. */
const ORGANISATION = `(?:[가-힣A-Z]{2,8}(?:${ORGANISATION_ENDINGS})|(?!다시|동시|즉시|역시|표시|일시|임시|잠시|혹시|반드시|수시|지시|제시|무시|감시)[가-힣]{1,3}시(?=[는은이가의와]?\\s))`;

/** Another one than the question itself names. */
function organisationBeside(query: string): RegExp {
  const asking = query.match(new RegExp(ORGANISATION, 'g')) ?? [];
  const another = asking.length === 0 ? '' : `(?<![가-힣])(?!${asking.join('|')})`;
  return new RegExp(`${another}${ORGANISATION}|${VENDORS}|㈜|\\(주\\)|주식회사`, 'i');
}

/** Which one of many: a version, somebody's make, a reason. */
export const NAMES: readonly FactKind[] = [
  {
    name: 'version',
    asks: /(?:몇|어느|무슨)\s?버전|버전[은이]?\s?(?:몇(?!\s?자리)|뭐|뭔|무엇|번호)/,
    says: /\d\.\d|v\s?\d|\d\s?(?:이상|이후|버전|부터)|버전 \d|H2|최신|모든 버전|버전과 관계없이/i,
    within: 'text',
  },
  {
    name: 'make',
    asks: /어느\s?(?:회사|업체|기업|제조사|벤더|곳)[가-힣]{0,3}\s?(?:언어\s?|ai\s?)?(?:제품|모델|엔진|것|거|꺼|서버|클라우드|기술)|(?:무슨|어떤|어느)\s?(?:모델|엔진)[을를이]?\s?(?:몇|필요|사야|쓰|써|사용|썼|인가|이에요|예요|이야|이죠)|제조사[가는]?\s?(?:어디|누구)/,
    says: new RegExp(`${VENDORS}|㈜|\\(주\\)|주식회사|자체\\s?(?:개발|모델)|직접\\s?(?:만든|개발)`, 'i'),
    within: 'text',
  },
  {
    name: 'organisation',
    asks: /(?:고객사|회사|업체|기업|기관|거래처)[가이는은]?\s?(?:어디(?:임|예요|에요|야|죠|인가|인지|였|이에요|입니까|어디|$|\?)|뭐(?:예요|에요|야))|(?:어느|어떤)\s?(?:감사\s?|시험\s?)?(?:기관|고객사)/,
    says: organisationBeside,
    within: 'line',
  },
  {
    name: 'each of some',
    asks: new RegExp(
      `${NUMBER}\\s?(?:개|건|곳|군데|가지|명|사)(?:[은는이가의]|들)?\\s?(?:[가-힣]{2,4}[은는이가의]?\\s)?(?:목록|명단|이름|각각|어디어디|어디(?:예요|에요|야|죠|인가|$|\\?)|(?:다|전부|모두)\\s?(?:알려|말해|나열))|나열해|명단(?:을|은|이|도)?\\s?(?:좀|알려|있나|보내|주세|줘|뽑|달라|$|\\?)`,
    ),
    says: /(?:[가-힣A-Za-z0-9 ]{2,14}(?:,|·|ㆍ|와|과)\s?){2}/,
    within: 'line',
    notInReferences: true,
  },
  {
    name: 'shortcut',
    asks: /단축키[가는이를은도]?\s?(?:뭐|뭔|무엇|있|알려|좀|$|\?)/,
    says: /ctrl|alt|shift|\bF\d{1,2}\b|단축키/i,
    within: 'text',
  },
  {
    name: 'reason',
    asks: /왜\s?하필|왜\s?(?:[가-힣]{1,12}\s){0,3}[가-힣]{0,6}(?:(?<!자)빠졌|빠진\s?(?:거|건)|없앴|없앤|뺐|뺀|바꿨|바꾼|옮겼|옮긴|미뤘|미룬|올렸|올린\s?(?:거|건)|그만뒀|접었|접은|(?:안|못)\s?(?:해\s?준|해준|만든|넣은|한)\s?(?:거|건|것|이유)|(?:중단|종료|연기|취소|폐지|변경|인상|삭제|제외|거절|반려)(?:했|한\s?(?:거|건|것|이유)|됐|된\s?(?:거|건|것)))|(?:(?:중단|종료|연기|취소|폐지|변경|인상|삭제|제외|거절|반려)(?:한|된)|뺀|바꾼|옮긴|미룬|없앤|(?:안|못)\s?(?:된|해\s?준|한|만든|넣은))\s?(?:건지|거|것의?)?\s?이유(?!로)/,
    says: /때문|이유|위해|위하여|위한|사유|원인|인해|탓|까닭|도록|하려|려고|(?<!이)어서|[아해]서|므로|니까/,
    within: 'line',
  },
];
