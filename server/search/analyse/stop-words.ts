/** Verbs and adverbs that occur in every text. */
export const STOP_STEMS = new Set(
  '하 되 있 없 않 못하 말 주 보 오 가 같 알 싶 이 아니 그렇 이렇 어떻 그러 이러 어떠 대하 위하 따르 통하 의하 관하 드리 바라 나오 지 나 두 놓 버리 내 모르'.split(
    ' ',
  ),
);

export const STOP_WORDS = new Set(
  '안 못 더 잘 다시 매우 아주 좀 또 또는 그리고 그런데 하지만 그래서 따라서 및 등 바로 모두 이미 혹시 만약 만일 가장 너무 자꾸 계속 현재 지금'.split(
    ' ',
  ),
);

/** English function words. */
const ENGLISH =
  'a an the i we you it this that these my our your is are was be been am do does did can could should would will may must to of in on at by for from with per and or not no how what where when who why which much many any some there have has had get if as than then so please need want find make set tell know work works help plan best way able';

/** Words around the search terms in questions: 크롬 드라이버 설치하는 방법 알려줘. */
export const QUERY_FILLERS = new Set(
  '방법 경우 때 관련 질문 문의 궁금 정보 설명 어디 무엇 뭐 뭐예요 뭐에요 뭔가요 뭔데요 언제 누구 왜 얼마 어떤 이유 알리다 찾다 묻다 여쭈다 부탁 도움 필요 가능 해결 해결책 처리 법 걸 날 쪽 거 게 것 수 데 줄 적 식 애 저 뿐 채 김 듯 셈 터 편 법 뭔소리 소리 말씀 궁금증 진짜 정말 걱정 사항 건가'
    .split(' ')
    .concat(ENGLISH.split(' ')),
);
