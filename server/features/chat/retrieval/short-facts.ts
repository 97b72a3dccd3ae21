/**
 * What a short question wants to be told, and how a text tells it: 비용은?, 며칠이요?, 누가 봐요? The words of such a
 * question stand in many texts, among them the ways in which people ask, and say nothing of what is told.
 */
const FACTS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /비용|가격|금액|요금|얼마(?:예요|에요|인가|야|죠|\?|$)/,
    /비용|가격|금액|요금|견적|무료|유료|결제|\d\s?(?:만\s?)?원(?![가-힣])/,
  ],
  [
    /며칠|기간|얼마나\s?걸|얼마\s?동안|언제까지|몇\s?(?:일|달|개월|주|년|시간|분)(?![가-힣]*까)/,
    /\d\s?(?:일|주|개월|달|년|시간|분)(?!에\s)|하루|이틀|사흘|나흘|(?:한|두|세|네)\s?(?:달|주)(?!에\s)/,
  ],
  [/누가|누구/, /누구나|누구든|(?:회원|고객사|임직원|관리자|담당자|책임자|사용자)\S{0,3}만\s|로그인하|공개/],
];

/** 몇 대, 몇 명: told by a number of the same. */
const COUNTED = /몇\s?(대|명|건|쪽|번|회|자리|가지|퍼센트|%)/;
const SPOKEN_COUNTS = '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열';

export function tellsFact(question: string, text: string): boolean {
  const count = countOf(question);
  return (count === null || count.test(text)) && FACTS.every(([asks, says]) => !asks.test(question) || says.test(text));
}

/** How a text says the number that is asked for; null when none is. */
export function countOf(question: string): RegExp | null {
  const [, unit] = COUNTED.exec(question) ?? [];
  return unit ? new RegExp(`(?:\\d|(?:${SPOKEN_COUNTS})\\s)\\s?${unit}`) : null;
}
