const ASKS: Readonly<Record<string, RegExp>> = {
  asksCount: /몇|얼마|[갯개]수/,
  asksWho: /누구|이름|성함|어느\s?(?:회사|도시|호텔|나라)|담당자.{0,6}(?:연락|번호)/,
  asksHow: /어떻게|방법|법\s|하려면|하고\s?싶|어디|어케/,
  asksWhy: /왜|이유|원인|안\s?(?:돼|되|됨)|실패|오류|에러|자꾸|ㅠ|ㅜ/,
};

/** What the way of asking alone says of being answered: who has trouble tells more than who asks for a figure. */
export const questionSignals = (query: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(ASKS).map(([name, asks]) => [name, Number(asks.test(query))]));
