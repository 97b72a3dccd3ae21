const NUMBER = '(?:\\d[\\d,.]*|하나|한|두|세|네|다섯|여섯|열|무제한)';

/** The unit after 몇 (몇 명, 몇 기가), without its particle. */
const COUNTED =
  /[몇몃멷]\s?(기가|메가|[가-힣a-z%]{1,4}?)(?=[^가-힣a-z%]|$|까지|이나|인|입|을|를|은|는|이|에|가\s|안|만|씩|부터|쯤|정도|짜리|뒤|후|전)/i;
/** The unit in the question (longer ones first), then units that an answer may use. For others: the unit itself or 개. */
const UNITS =
  `명 인 사람 분,번 회 차례,시간 분 일 하루,시 :\\d\\d,분 시간 명 인,달러 불 원,달 개월 년,개월 달 년,년 개월,메가 mb 기가 gb,
  기가 gb 메가 mb 테라 tb,프로 % 퍼센트,퍼센트 % 프로,할 % 퍼센트,킬로 kg km kw,도 ℃ °,리터 l ℓ,밀리 mm ml,미터 m cm,볼트 v,옴 ω Ω,와트 w kw,
  제곱미터 ㎡ 평,평 ㎡,줄 행 건,데시벨 db,층 층`
    .split(/,\s*/)
    .map((line) => line.split(' '));

/** Patterns of an answer, of what asks for it, and of names that do in the last words only: 체험 기간 끝나면 지워지나요 asks for none. */
const KINDS: readonly (readonly [answer: RegExp, asked: RegExp | null, named?: RegExp])[] = [
  [/팩스.{0,40}\d{3}/, null, /팩스/],
  [/\d{2,4}-\d{3,4}/, /(?:전화|연락처|계좌)\s?(?:번호)?[는은이가를을]?\s?(?:$|알려|뭐|몇|좀)/],
  [
    /\d\s?(?:일|주|개월|달|년|시|분|회|번)|\d월|\d:\d\d|하루|이틀|사흘|전날|당일|즉시|바로|매[일주월년]|마다|영업일|직후/,
    /며칠|[몇몃]\s?일|언제|얼마나\s?(?:걸|오래|기다|자주)|얼마\s?(?:동안|만에|안에|뒤|후|전)/,
    /날짜|기한|기간|마감|주기/,
  ],
  [/\d:\d\d|\d\s?(?:시|분|초)/, null, /시간[은이]?\s?$|운영/],
  [/\d\s?(?:[kmgt]b|메가|기가|바이트|리터|k?[wav]|m?[lℓ])/i, null, /용량/],
  [
    /\d\s?(?:만|천)?\s?(?:원|달러|엔|유로)|무료|%|퍼센트|견적/,
    null,
    /가격|단가|요금(?!제)|비용|금액|위약금|할인|환율|비율|[가-힣][비료](?:용)?\s?$|[가-힣][비료금][은는이가]?\s?얼[마만]/,
  ],
  [/\d\s?(?:만|천)?\s?(?:원|달러|엔|유로|[a-zμ℃°㎡]|배|도)|무료|%|견적/i, /얼[마만](?!로)/],
  [/\d|무제한/, /얼마로/, /최대|최소|한도|제한|무게|중량|온도|소음|압력|회전수|인원|횟수|버전/],
];

/** Pattern of the expected answer, if the question asks for an amount, a time or a number; else null. */
export function expectedAnswerKind(query: string): RegExp | null {
  const counted = COUNTED.exec(query)?.[1]?.toLowerCase();
  if (counted !== undefined && !counted.startsWith('일')) {
    const same = UNITS.find(([unit = '']) => counted.startsWith(unit)) ?? [counted, '개'];
    return new RegExp(`${NUMBER}\\s?(?:${same.join('|')})`, 'i');
  }
  const end = query.trim().split(/\s+/).slice(-3).join(' ');
  return KINDS.find(([, asked, named]) => asked?.test(query) || named?.test(end))?.[0] ?? null;
}
