const NUMBER = '(?:\\d[\\d,.]*|한|두|세|네|다섯|여섯|열|하루|이틀|사흘|무제한)';
const told = (units: string) => new RegExp(`${NUMBER}\\s?(?:${units})`);

/** What a question asks for by its word, and how a text tells it: most particular first. */
const KINDS: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [/(?:전화|팩스|연락처|계좌)\s?(?:번호|알려|뭐)/, /\d{2,4}-\d{3,4}/],
  [/몇\s?시(?!간)/, /\d\s?시|\d:\d\d/],
  [
    /며칠|몇\s?일|언제|날짜|기한|기간/,
    /\d\s?(?:일|주|개월|달|년|시간|회차)|\d월|하루|이틀|사흘|즉시|바로|매[일주월년]|영업일/,
  ],
  [/몇\s?(?:분|시간)|얼마나\s?걸|얼마\s?(?:동안|만에)/, /\d\s?(?:분|시간|일|주|개월)|즉시|바로|하루/],
  [/몇\s?(?:달|개월|년|주)/, /\d\s?(?:달|개월|년|주)/],
  [/몇\s?(?:명|사람|분)/, told('명|인')],
  [/몇\s?(?:프로|퍼센트|%|할)|할인율/, /%|퍼센트|할인/],
  [/몇\s?(?:메가|기가|mb|gb|테라)|용량/i, /\d\s?(?:[kmgt]b|메가|기가|바이트)/i],
  [/얼마|가격|요금|비용|금액|[가-힣]비(?:용)?\s?$/, /\d\s?(?:만|천)?\s?원|무료|%|견적/],
  [/몇\s?[가-힣]|최대|최소|한도|제한/, told('[가-힣%]?')],
];

/** How the answer must look where the question asks for an amount, a time or a number; null where it does not. */
export const kindAsked = (query: string): RegExp | null => KINDS.find(([asks]) => asks.test(query))?.[1] ?? null;
