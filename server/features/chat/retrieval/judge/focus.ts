import type { Analyser, Term } from '#server/search/analyse/analyser.ts';
import type { WordKind } from './word-kinds.ts';

/** How a question asks whether there is something or something can be done. */
const ASKS_WHETHER =
  /(?:되나|돼나|되는지|되는가|되나여|될까|될지|됩니까|되죠|되는\s?거|되는\s?건|돼요|되요|돼\?|됨\??$|되냐|되니|가능|있나|있는지|있는가|있을까|있습니까|있어요|있어\?|있음|있냐|있죠|있는\s?건|있는\s?거|없나|없어요|없습니까|없음|나요|남\??$|주나|주시나|주실|줍니까|줘요|해주는|해\s?주는|지원|제공|연동|호환|파나|팝니까|파시|합니까|할\s?수|하는지|하나|하시나|한가|인가|인지|입니까|인증|보장|들어\s?있|나오나|나와\s?있|나왔)/;
const ASKS_OTHERWISE =
  /어떻게|어케|방법|하려면|하는\s?법|어디|왜|이유|뭐|뭔|무엇|무슨|어느|어떤|얼마|몇|언제|누구|누가|며칠|차이|뜻/;

export const asksWhether = (request: string): boolean => ASKS_WHETHER.test(request) && !ASKS_OTHERWISE.test(request);

/** What anything may have; what is asked about stands before it: 음성 인식 기능, 지라 커넥터. */
const HEADS = new Set(
  '기능 활동 연동 지원 제공 가능 커넥터 연결 호환 프로그램 제품 도구 툴 솔루션 블록 모듈 서비스 방식 종류 형식 형태 버전 옵션 설정 메뉴 화면 사용 이용 처리 자동화 자동 적용 작업 업무 흐름 실행 변환 인식 활용 계획 예정 자료 파일 양식 템플릿 방법 조건 정도 여부 한글 언어 회사 고객 저희 우리 공식 별도 직접 혹시'.split(
    ' ',
  ),
);
/** After these another phrase begins. */
const ENDS_PHRASE =
  /(?:에서|에게|한테|으로|로|에|와|과|랑|이랑|하고|처럼|보다|부터|까지|한|된|할|될|하는|되는|던|면|서|려고|고)$/;

/** The nouns that a question asks of: those before what it asks, and those that come with 도. */
export function focusOf(
  tokens: Analyser['tokens'],
  request: string,
  terms: readonly Term[],
  kinds: readonly WordKind[],
): readonly boolean[] {
  const isNoun = (i: number) => kinds[i] === 'noun' || kinds[i] === 'name';
  const termsIn = (word: string) => {
    const said = new Set(tokens(word));
    return terms.flatMap(({ any }, i) => (isNoun(i) && any.slice(0, 2).some((one) => said.has(one)) ? [i] : []));
  };
  const words = request.split(/\s+/).filter(Boolean);
  const focus = new Set<number>();
  const isTelling = (i: number) => !HEADS.has(terms[i]?.any[0] ?? '');
  let at = words.length - 1;
  while (at >= 0) {
    const word = (words[at] ?? '').replace(/[?.!~]+$/, '');
    const found = termsIn(word);
    if (focus.size > 0 && [...focus].some(isTelling) && ENDS_PHRASE.test(word)) break;
    if (focus.size > 0 && [...focus].some(isTelling) && found.length === 0) break;
    for (const i of found) focus.add(i);
    at -= 1;
  }
  words.forEach((word, i) => {
    // 파일도, and no 지도.
    if (!/[가-힣a-z0-9]도$/i.test(word) || tokens(word).includes(word)) return;
    const before = words[i - 1] ?? '';
    for (const one of [...termsIn(word), ...(ENDS_PHRASE.test(before) ? [] : termsIn(before))]) focus.add(one);
  });
  return terms.map((_, i) => focus.has(i) && isTelling(i));
}
