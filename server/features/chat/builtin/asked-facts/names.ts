import type { FactKind } from './fact-kind.ts';

const VENDORS =
  'OpenAI|오픈AI|GPT|Claude|Gemini|Llama|Anthropic|Google|구글|Microsoft|마이크로소프트|Azure|애저|Amazon|아마존|AWS|Oracle|오라클|IBM|Naver|네이버|Kakao|카카오|삼성|LG|엘지|SK|KT|NHN|Meta|메타|Intel|인텔|AMD|NVIDIA|엔비디아|SAP|더존|영림원|이카운트|Tesseract|EasyOCR|Apache|PostgreSQL|MySQL|SQLite';

/** Which one of many: a version, somebody's make, a reason. */
export const NAMES: readonly FactKind[] = [
  {
    name: 'version',
    asks: /(?:몇|어느|무슨)\s?버전|버전[은이]?\s?(?:몇(?!\s?자리)|뭐|뭔|무엇|번호)/,
    says: /\d\.\d|v\s?\d|\d\s?(?:이상|이후|버전|부터)|버전 \d|H2|최신|모든 버전|버전과 관계없이/i,
    within: 'text',
  },
  {
    name: 'make',
    asks: /어느\s?(?:회사|업체|기업|제조사|벤더|곳)[가-힣]{0,3}\s?(?:언어\s?|ai\s?)?(?:제품|모델|엔진|것|거|꺼|서버|클라우드|기술)|(?:무슨|어떤|어느)\s?(?:모델|엔진)[을를이]?\s?(?:몇|필요|사야|쓰|써|사용|썼|인가|이에요|예요|이야|이죠)|제조사[가는]?\s?(?:어디|누구)/,
    says: new RegExp(`${VENDORS}|㈜|\\(주\\)|주식회사|자체\\s?(?:개발|모델)|직접\\s?(?:만든|개발)`, 'i'),
    within: 'text',
  },
  {
    name: 'reason',
    asks: /왜\s?(?:[가-힣]{1,12}\s){0,3}[가-힣]{0,6}(?:없앴|없앤|뺐|뺀|바꿨|바꾼|옮겼|옮긴|미뤘|미룬|올렸|올린\s?(?:거|건)|그만뒀|접었|접은|(?:안|못)\s?(?:해\s?준|해준|만든|넣은|한)\s?(?:거|건|것|이유)|(?:중단|종료|연기|취소|폐지|변경|인상|삭제|제외|거절|반려)(?:했|한\s?(?:거|건|것|이유)|됐|된\s?(?:거|건|것)))|(?:(?:중단|종료|연기|취소|폐지|변경|인상|삭제|제외|거절|반려)(?:한|된)|뺀|바꾼|옮긴|미룬|없앤|(?:안|못)\s?(?:된|해\s?준|한|만든|넣은))\s?(?:건지|거|것의?)?\s?이유(?!로)/,
    says: /때문|이유|위해|위하여|위한|사유|원인|인해|탓|까닭|도록|하려|려고|[어아해]서|므로|니까/,
    within: 'line',
  },
];
