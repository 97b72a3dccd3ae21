import type { FactKind } from './fact-kind.ts';
import { NUMBER } from './fact-kind.ts';

/** An answer to how many that is no number. */
const BOUND =
  '무제한|(?:제한|한도|상한)(?:이|은|을)?\\s?(?:없|두지)|만큼|비례|상관없이|관계없이|개수|대수|갯수|건수|횟수|인원';
/** 몇 대 더, 몇 개만: some, and nothing that is asked. */
const ASKS_ON =
  '(?=\\s?(?:이나|이\\s|까지|인가|인지|이에요|예요|이죠|이?야|이었|였|임|정도|쯤|부터|씩|이면|면\\s?되|$|\\?|남|투입|참여|참석|근무|있어야|필요|가능|되나|돼|됩|만들|넣|들어|나오|나와|쓸\\s?수|둘\\s?수|할\\s?수))';
/** How to see how many, which a place answers. */
const NO_LOOKING = '^(?!.*(?:보는|보기$|보려|볼\\s?수|확인|세나요|셀\\s?수|할지|많이))';

/** 회원, 번호: words that only begin as a unit does. */
const NO_UNIT = '(?!원|사(?!람)|물|설|발|호|역|기|체|신|량|소|비|치|애|료|류|동)';
const counted = (units: string) => new RegExp(`${NUMBER}\\s?(?:여\\s?)?(?:${units})${NO_UNIT}|${BOUND}`);
const asked = (units: string) => new RegExp(`${NO_LOOKING}.*?(?<![열십])몇\\s?(?:${units})${ASKS_ON}`);

/** What is measured and not paid. */
const MEASURED =
  '메모리|램|ram|코어|cpu|디스크|용량|공간|해상도|배율|기준|신뢰도|임계|점수|평점|비율|크기|크게|길이|높이|속도|시간|기간|기다|보관|간격|사양|스펙|온도|버전|\\d\\s?(?:초|분)';
const PRICE =
  '가격|요금제?|구독료|사용료|이용료|구축비|수강료|교육비|응시료|수수료|위약금|수익|마진|연봉|보조금|비용|단가|금액|총액|예산';
const PAID =
  '썼|해\\s?주|(?:해\\s?)?줬|들었|들였|드는지|들까|냈|내야|내나|내는|내면|주나|받았|받나|받을|물어|물리|벌었|쓴대|쓴다|나와|나오|나옴';

/** How much, how many, how long. */
export const AMOUNTS: readonly FactKind[] = [
  {
    name: 'money',
    asks: new RegExp(
      `(?:${PRICE})[은는이가을를도]?\\s?(?:좀|총|최소|보통|대략|정확히|한)?\\s?(?:얼마|몇|알려|보여|어떻게|궁금|뭐|정도|$|\\?|\\s일정|이?랑(?!.{0,20}(?:비교|대조|맞|다르|다른|차이|같)))|요금표|(?:몇|얼마)\\s?(?:만|천|백)?\\s?원|싼가요|비싼가요|^(?!.*(?:${MEASURED}|보기$|보려면)).*?(?:얼마(?:나|씩|를|정도|쯤|까지)?\\s?(?:${PAID})|얼마(?:에요|예요|이에요|인가|인지|일까|이?죠|이?야|임|입니까|씩|정도|쯤|에|부터|\\s?$|\\?))`,
      'i',
    ),
    says: /\d\s?(?:원|만\s?원|달러)|무료|무상|추가 비용|비례해/,
    within: 'line',
    notInReferences: true,
  },
  {
    name: 'price list',
    asks: /(?:요금|단가|가격)표/,
    says: /\d\s?(?:원|만\s?원|달러)|(?:요금|단가|가격)표/,
    within: 'line',
  },
  {
    name: 'people counted',
    asks: asked('명|사람'),
    says: new RegExp(`${counted('명|사람|인(?![가-힣])|자리').source}|[가-힣] 분(?![가-힣]{2})`),
    within: 'line',
  },
  {
    name: 'places counted',
    asks: asked('곳|군데|개\\s?(?:사|회사|업체|기업|나라|국)(?![야요])|업체|회사|나라'),
    says: counted('곳|군데|개\\s?(?:사|회사|업체|기업|나라|국)|업체|회사|나라|사(?![가-힣])'),
    within: 'line',
  },
  {
    name: 'count',
    asks: asked(
      '개(?!\\s?(?:월|사|회사|업체|기업|나라|국))|대(?!\\s?몇)|건|번|회(?!사)|가지|종|장|쪽|페이지|줄|행|글자|자리|단계',
    ),
    says: counted('개|대|건|번|회|차례|가지|종|장|쪽|페이지|매|줄|행|글자|자|자리|단계|곳|\\d'),
    within: 'line',
  },
  { name: 'age', asks: /몇\s?(?:살|세(?=부터|이상|까지|$|\?|인|예요|이에요))/, says: /\d\s?(?:살|세)/, within: 'text' },
  {
    name: 'percentage',
    asks: /몇\s?(?:%|퍼센트|프로|퍼(?![가-힣]))|퍼센트[가인]|비율[이은]?\s?(?:몇|얼마|어떻)/,
    says: /\d\s?(?:%|퍼센트|배)|분의|절반|전부|(?:열|백|천|\d) (?:건|명|개|번|곳) 가운데/,
    within: 'line',
  },
  {
    name: 'duration',
    asks: /얼마나\s?(?:걸|오래)|얼마\s?(?:동안|만에)|(?:며칠|몇일)\s?(?:걸|동안|만에|이나|안에|이내|정도|쯤|간)|몇\s?(?:시간|분|초|주|달|개월|년)(?!도|차|생|식|대|에\s|마다|씩|\s?(?:전|뒤|후)에)\s?(?:이나|정도|쯤)?\s?(?:걸|동안|안|만에|이내|간|까지|$|\?|이에요|예요|인가)/,
    says: new RegExp(
      `${NUMBER}\\s?(?:초|분|시간|일|주|개월|달|년|해|영업일)|하루|이틀|사흘|나흘|닷새|엿새|이레|열흘|보름|일주일|반나절|반년|당일|즉시|바로|실시간|영구|무기한|기간|때까지|동안|계속|날까지|만료|매[주달일월]|요일|일차|첫날`,
    ),
    within: 'line',
    anywhereInFaq: true,
  },
];
