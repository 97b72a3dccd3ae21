/** What tells whether a text says it. */
export type Said = Pick<RegExp, 'test'>;

/** A kind of fact that a question asks for, and how a text says it: what does not say it answers something else. */
export interface FactKind {
  name: string;
  asks: RegExp;
  /** Of the question, where what is looked for is in it: the year, the unit that is counted. */
  says: Said | ((query: string) => Said);
  /**
   * Where it must stand: in a line that speaks of what was asked about, or anywhere in what was found of the text,
   * its title and headings too.
   */
  within: 'line' | 'text';
  /** The answer of an FAQ is about one thing, and its lines need not say which. */
  anywhereInFaq?: true;
  /** What a customer says of itself is no word of ours. */
  notInReferences?: true;
}

const TENS = '열|스물|서른|마흔|쉰|예순|일흔|여든|아흔';
/** 삼백, 이십오, and not 만일. */
const SINO_KOREAN = '(?!만일)(?:[일이삼사오육칠팔구]?[십백천만])+[일이삼사오육칠팔구]?';
/** 3, 세, 삼백, 여러: before what is counted, and not the end of another word (탈퇴한). */
export const NUMBER = `(?:\\d[만천백십]{0,2}|(?<![가-힣])(?:(?:${TENS})?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|${TENS}|스무|수십|수백|수천|수만|여러|하나의|각|몇십|몇백)|${SINO_KOREAN}))`;

/** What people come together for. */
export const EVENT =
  '(?:교육|강의|강좌|수업|과정|실습|연수|행사|컨퍼런스|콘퍼런스|세미나|웨비나|설명회|워크숍|워크샵|발표회|간담회|밋업|시험|시상식|전시회|박람회)';

/** Who makes what others use. */
export const VENDORS =
  'OpenAI|오픈AI|GPT|Claude|Gemini|Llama|Anthropic|Google|구글|Microsoft|마이크로소프트|Azure|애저|Amazon|아마존|AWS|Oracle|오라클|IBM|Naver|네이버|Kakao|카카오|삼성|LG|엘지|SK|KT|NHN|Meta|메타|Intel|인텔|AMD|NVIDIA|엔비디아|SAP|더존|영림원|이카운트|Tesseract|EasyOCR|Apache|PostgreSQL|MySQL|SQLite';
