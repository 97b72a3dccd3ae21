import type { FactKind } from './fact-kind.ts';
import { EVENT } from './fact-kind.ts';

const CITY =
  '서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|용인|고양|창원|청주|전주|천안|제주|춘천|강릉|포항|구미|평택|안양|판교|강남|여의도|분당|일산|송도|경기|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남';
const VENUE =
  '호텔|코엑스|킨텍스|벡스코|컨벤션|홀(?![가-힣])|강당|교육장|강의장|회의장|회의실|빌딩|타워|캠퍼스|사옥|\\d\\s?층';
const COUNTRY = '국내|국외|해외|한국|대한민국|우리나라|미국|일본|중국|싱가포르|독일|유럽';
const ONLINE = '온라인|오프라인|화상|원격|생중계|실시간으로|방문|현장';

/** Where and when something takes place. */
export const OCCASIONS: readonly FactKind[] = [
  {
    name: 'city',
    asks: /어느\s?(?:도시|지역|지방|시에|동네|나라|국가)|(?:나라|국가|지사|지점)(?:가|는|이)?\s?어디/,
    says: new RegExp(`${CITY}|${COUNTRY}|리전`),
    within: 'text',
  },
  {
    name: 'building',
    asks: /어느\s?(?:호텔|건물|빌딩|강당|층)/,
    says: new RegExp(VENUE),
    within: 'text',
  },
  {
    name: 'venue',
    asks: new RegExp(
      `${EVENT}[가-힣]{0,6}\\s?(?:[가-힣\\d]{1,10}\\s){0,2}(?:어디에?서\\s?(?:열|개최|하(?![가-힣]{0,3}면)|해|했|합|진행|모이|모여)|장소|개최지)|(?:개최지|행사장)|(?:본사|사무실|지사|사옥)[은는이가의]?\\s?(?:위치|주소|어디)`,
    ),
    says: new RegExp(`${CITY}|${VENUE}|${ONLINE}|장소`),
    within: 'text',
  },
  // Customers tell what they did, and nobody their hours.
  {
    name: 'coming date',
    asks: /(?:다음|이번|올해|내년|새)\s?(?:\S{1,8}\s){0,3}\S{0,6}(?:접수|모집|개강|예매|추첨)\S{0,4}\s?(?:은|는|이)?\s?(?:언제|며칠|몇)|(?:다음|이번)\s?접수일|접수\s?시작일/,
    says: /\d{1,2}월|\d{1,2}일|예정/,
    within: 'text',
    notInReferences: true,
  },
  {
    name: 'place to apply',
    asks: /(?:신청|접수|예약|환불|응모)\S{0,3}\s?어디(?:서|에서|로|다|에)/,
    says: /./,
    within: 'text',
    notInReferences: true,
  },
  {
    name: 'next year',
    asks: new RegExp(`내년.{0,12}${EVENT}.{0,10}(?:언제|며칠|몇|날짜|일정|장소|어디)`),
    says: /내년|다음 해|차기/,
    within: 'text',
  },
  {
    name: 'time',
    asks: /몇\s?시(?!간)/,
    says: /\d\s?시|\d:\d\d|오전|오후|자정|정오|새벽|아침|저녁|밤|시각|시간/,
    within: 'text',
  },
  {
    name: 'date',
    asks: new RegExp(
      `몇\\s?월(?!말)|(?:며칠|몇일)(?:에|날|자|이에요|예요|인가|이죠|이지|입니까|부터|\\s?(?:하|열|시작))|${EVENT}[가-힣]{0,6}\\s?(?:날짜|일자|일시|언제(?!까지|든))`,
    ),
    says: /\d{1,2}월|\d{1,2}일|\d{1,2}\s?[./]\s?\d{1,2}|\d{4}-\d|요일|평일|주말|매[주달월년일]|분기|마다|상반기|하반기|초순|중순|하순|말일|다음\s?[달주]/,
    within: 'text',
  },
];
