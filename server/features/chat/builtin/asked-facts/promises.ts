import type { FactKind } from './fact-kind.ts';

/** What a text must at least speak of: nothing else answers it, however near it comes. */
export const PROMISES: readonly FactKind[] = [
  {
    name: 'discount',
    asks: /(?<!역)할인(?!\s?(?:문자|메일|광고|소식|안내|알림))|깎아|디씨/,
    // Not 신제품과 할인, 행사, which advertising is of.
    says: /(?<!역)할인(?!\s?(?:[,·]|행사))|깎/,
    within: 'line',
    notInReferences: true,
  },
  { name: 'compensation', asks: /보상|배상/, says: /보상|배상|손해/, within: 'line' },
  { name: 'refund', asks: /환불/, says: /환불/, within: 'text', notInReferences: true },
  {
    // Of what is bought here, and not of the work that is automated: 결제 내역, 세금계산서 발행 자동화.
    name: 'payment',
    asks: /^(?!.*(?:내역|자동|흐름|로봇|대사|읽|처리|취소)).*(?:(?:결제|지불|납부|무통장|계좌\s?이체|할부)(?:은|는|을|를|도)?\s?(?:방법|수단|방식|조건|어떻게|뭐|뭘|가능|되나|돼|할\s?수\s?있|하나요|해요)|(?:어떻게|뭘로|카드로|현금으로)\s?(?:결제|지불|납부)|(?:계산서|영수증)(?:은|는|을|를|도)?\s?(?:발행|발급)?\s?(?:은|는)?\s?(?:되나|돼|가능|해\s?(?:주|줘|드)|주나|받을\s?수|언제|어떻게)|계산서.{0,8}끊어\s?(?:주|줘|드)|(?:세금\s?)?계산서\s?(?:발행|발급)\s*\??$)/,
    says: /(?:결제|납부|입금|이체|할부|계산서|영수증).{0,30}(?:드립니다|(?:하실|받으실|내실|나누실) 수 (?:있|없)|받습니다)/,
    within: 'line',
    notInReferences: true,
  },
  { name: 'cancellation', asks: /취소/, says: /취소|철회|거부|멈추|되돌/, within: 'text' },
  {
    name: 'end of contract',
    asks: /(?:계약|구독)\s?(?:을|를)?\s?해지/,
    says: /계약.{0,20}해지|해지.{0,20}계약/,
    within: 'text',
  },
  {
    name: 'selling',
    asks: /(?<![가-힣])팔(?:아도|아서|거나|고\s?싶|려면|면|\s?수\s?(?:있|없))|판매(?:할\s?수|\s?가능|\s?되나|해도|하려면)/,
    says: /(?<![가-힣])팔[거아수]|판매(?:하|할|됩|합)/,
    within: 'text',
    notInReferences: true,
  },
  {
    name: 'extension',
    asks: /연장\S{0,4}\s?(?:\S{1,4}\s){0,2}(?:신청|되나|가능|될까|할\s?수|해\s?주|받)/,
    says: /연장|늘[리려릴립]|갱신|이어서 쓰/,
    within: 'text',
  },
  {
    name: 'transfer',
    asks: /양도/,
    says: /양도|이관|넘기|넘겨|옮기|옮겨|(?:라이선스|이용권|계약|명의|권리)\S{0,2}\s?이전/,
    within: 'text',
  },
  {
    name: 'review',
    asks: /리뷰(?:에|를)?\s(?:\S{1,6}\s)?(?:별|점수|평점|남긴|준)|별점|(?:이용|사용|수강)\s?후기/,
    says: /리뷰|별점|후기|평점|평가/,
    within: 'text',
  },
  { name: 'certificate', asks: /수료증|이수증/, says: /수료증|이수/, within: 'text' },
  {
    name: 'job',
    asks: /채용|연봉|입사\s?지원|구인|신입\s?(?:사원\s?|개발자\s?|직원\s?)?(?:뽑|공고|모집)/,
    says: /채용|연봉/,
    within: 'text',
  },
  {
    name: 'first password',
    asks: /(?:초기|기본|디폴트)[^?]{0,8}(?:비밀번호|비번|암호|패스워드)|(?:관리자|admin)(?:\s?계정)?의?\s?(?:비밀번호|비번|암호|패스워드)(?:가|는|를)?\s?(?:뭐|뭔|무엇|알려|몇)/i,
    says: /(?:초기|기본|임시) (?:비밀번호|암호)/,
    within: 'text',
  },
  {
    name: 'command',
    asks: /명령어?(?:가|는|를|이|\s|$)/,
    says: /^ {4}\S|aionu-|\.msi|powershell|curl/im,
    within: 'text',
  },
];
