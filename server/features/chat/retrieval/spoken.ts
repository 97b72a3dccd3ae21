/**
 * What people write as they speak, read as it would be written: spaces before 수 and after 안, and without what only
 * asks (알려줘, 궁금합니다) or counts (몇 번, 한달에).
 */
export function written(text: string): string {
  let read = text.normalize('NFC');
  for (const [pattern, replacement] of READINGS) read = read.replace(pattern, replacement);
  return read.replace(/\s+/g, ' ').trim() || text;
}

/** The syllables that end with ㄹ, as 할, 볼 and 킬 do. */
const FINAL_RIEUL = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac_00 + i * 28 + 8)).join('');

/** How a question of nothing but how much is read. */
export const PRICE = '가격 비용';

const READINGS: readonly (readonly [RegExp, string])[] = [
  // What asks for the meaning of a word, and for no more: 셀렉터가 뭐임, OCR 뜻.
  [
    /(?<=\S)\s?(?:뭐|뭔|머|무엇|무슨\s?(?:뜻|말|의미)|뜻|의미|정의)(?:이|을)?\s?(?:임|냐|니|데|데요|가|가요|지|지요|죠|고|고요|야|예요|에요|여요|인가|인가요|인지|인데|인데요|입니까)?(?=\s*[?.!~ㅠㅋ]*\s*$)/,
    ' ',
  ],
  // Where it is looked for: 마켓에 SAP 커넥터 있나요.
  [/(?:마켓|자료실|매뉴얼|공지사항?|레퍼런스)에(?:서|는|도)?\s(?=\S.{0,30}(?:있|찾))/g, ' '],
  // How much, and of nothing else: what the product costs.
  [
    /^\s*(?:(?:한\s?달|매달|월|일\s?년|1\s?년|연간?)(?:에|씩)?\s?)?얼마\S{0,4}\s?(?:하나요|해요|드나요|들어요|예요|에요)?[\s?.!~]*$/,
    PRICE,
  ],
  // What is said in two words, and written in another.
  [/빨간\s?날/g, '공휴일'],
  [/(?:다크|야간)\s?모드/g, '어두운 화면'],
  [/오버\s?부킹/g, '초과 예약'],
  [/이어\s?(?:돌리|하|서\s?하)/g, '이어서 다시 실행하'],
  [/(?:뭐|무엇을|무슨\s?일을?)\s?하는\s?(?:회사|곳|데|기업|업체)/g, '회사 소개'],
  [/날려?\s?먹/g, '잃어버리'],
  [/(?:먹통|뻗어|뻗었|얼어|멎어|멎었)/g, '멈춤'],
  [/몇\s?(?:프로|퍼센트|퍼|%)/g, '비율'],
  [/(?:이게|이거|그게)?\s?(?:뭔|무슨)\s?(?:소리|말|뜻|얘기)\S*/g, ' 뜻 '],
  // What only asks in English: how to install studio.
  [
    /\b(?:how (?:to|do i|can i)|what(?:'s| is| are)|where (?:is|are|can i)|(?:can|do|does|should) i|please|the)\b/gi,
    ' ',
  ],
  // 안돼여, 와여: not 참여, 급여 and other nouns.
  [/(?<=[가-힣])(?<![참대기수급부증관잉])여(?=[\s?.!~ㅠㅜㅋㅎ]|$)/g, '요'],
  [/(?<=[가-힣]{2})(엔|에선)(?=\s)/g, '에'],
  [/(\d+)\s?기가?(?=[\s가로에인이면짜]|$)/g, '$1GB '],
  [/(\d+)\s?메가/g, '$1MB '],
  [/[ㅋㅎㅠㅜㅡ]{2,}|[~!^]+|\.{2,}/g, ' '],
  [new RegExp(`([${FINAL_RIEUL}])수(?=있|없|가\\s|도\\s|\\s|$)`, 'g'), '$1 수 '],
  [/(^|\s)(안|못)(?=[보되돼나열들와오뜨떠끝켜돌먹맞깔찾읽])/g, '$1$2 '],
  [/(?:알려|가르쳐|말해|설명해|보여|추천해|찾아)\s?(?:줘요?|주세요|주실래요|주시겠어요|달라|줄래)(?:요)?/g, ' '],
  [/(?:해|해 )?\s?(?:주시나요|주실 수|주나요|줄 수|주세요|줘요|줘)(?=\s|$|[?.])/g, ' '],
  [/(?:궁금(?:해요|합니다|하네요|한데요?)?|부탁(?:드려요|드립니다|해요)?|문의(?:드려요|드립니다))/g, ' '],
  [/(?:하는|하는지|쓰는)?\s?(?:방법|법)(?:좀|을|이|은|도)?(?=\s|$|[?.])/g, ' '],
  [
    /(?:^|\s)(?:한|두|세|네|몇|여러)\s?(?:달|개월|개|번|대|명|시간|시|일|주|가지|군데|건|장|자리|퍼센트|기가?)(?=에|까지|정도|쯤|동안|나|가|이|을|를|인|만|씩|\s|$)(?:에|까지|정도|쯤|동안|나|가|이|을|를|인|만|씩)?/g,
    ' ',
  ],
  [
    /(?:^|\s)(?:전부|모두|다들|진짜|혹시|그냥|제가|저희|우리|저는|나는|좀|막|걍|근데|뭐|뭔가|무슨|어떤|얼마나|얼마|어떻게|왜|언제|어디서|어디다|어디에|어디로|어디)(?:요|죠|에요|예요|지|야|인가요|인지)?(?=\s|$|[?.,])/g,
    ' ',
  ],
  [
    /(?:가능한?(?:가요|지|건가요|할까요|해요|합니까)?|되나요|돼요|되요|되죠|됩니까|될까요?|되나|있나요?|있어요?|있습니까|있을까요?|없나요?|하나요|한가요|해야\s?하나요?|해야\s?(?:돼|되|됨)\S*)(?=\s|$|[?.])/g,
    ' ',
  ],
  [/(?:^|\s)몇\S*/g, ' '],
  [/(?:인가요|일까요|인지요|인지|이에요|예요|에요|이야|인가|입니까)(?=\s|$|[?.])/g, ' '],
];
