import type { Analyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/plan.ts';
import type { EarlierTurn, Question } from '../chat-engine.ts';
import { written } from './spoken.ts';

/** Words that stand for what was said: 그건 얼마나 걸려요? */
const STANDS_FOR =
  /^(?:그거|그건|그게|그걸|그것|이건|이거|이게|그때|거기|그중|그 중)(?=$|[\s,.?!]|[가-힣])|(?:^|\s)(?:그거|그건|그게|그걸|그것|이것|이거|이건|그 기능|그 버전|그 파일|그 화면|그 설정|그 방법)/;
/** Words that go on from what was said, and may go on to something else. */
const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그래도|여기|그 다음|그다음|다음은|아니|또)(?=$|[\s,.?!]|[가-힣])/;
/** The same once more, in other words or with more of them. */
const MORE =
  /^(?:(?:좀|조금|그럼|더|다시|한번|한\s?번|아주|이해하기)\s?)*(?:자세히|자세하게|상세히|상세하게|구체적으로|쉽게|간단히|간단하게|짧게|예시|예제|사례|예를\s?들어|예를|예)(?:\S{0,2})(?:\s(?:좀|더|하나|다시|한번))*\s?(?:요|알려|설명|말해|말씀|보여|들어|풀어|얘기|부탁|있나|있어|줘|주세요|$|[?.!])\S*(?:\s?(?:줘|주세요|주실래요|봐|줄래)\S*)?[\s?.!~]*$|^(?:좀\s)?더\s?(?:알려|설명|말해)\s?\S*[\s?.!]*$/;
/** What was told did not help. */
const STILL =
  /똑같(?!은\s?(?:건|거|것|가)|나요)|여전히|그대로(?:예요|에요|네요|입니다|인데|야)|소용\s?없|(?:그래도|지금도|아직도?|계속|역시|(?:해|했|봐|봤|켰)\S{0,4}(?:도|는데도?))\s?(?:또|계속)?\s?(?:안|못)\s?(?:돼|되|됨|됩|된|댐|됐|됬|열|켜|떠|뜨|나와|먹|보)(?!\S*(?:나요|까요|면|는지|\?))|^안\s?(?:돼요?|되네요?|되는데요?|되요|됨|됩니다|된다|댐|됐(?:어요|습니다)|됬어요)[\s.!~ㅠㅜ]*$/;
/** Nouns that ask of something, and name nothing. */
const ASKING = new Set(
  '비용 가격 금액 요금 값 기간 동안 며칠 시간 날짜 일정 신청 방법 예시 예제 차이 차이점 횟수 제한 한도 연장 조건 대상 순서 절차 단계 위치 장소 종류 이유 원인 결과 자세히 구체 설명 간단 얼마 얼마나 몇 최대 최소 취소 개수 인원 준비 준비물 장점 단점 장단점 필요 가능 할인 환불 해결 해결책 대처 조치 복구 변경 수정 삭제 갱신 포함 설정 다음 언제 어떻게 함'.split(
    ' ',
  ),
);
/** 가격 알려주세요: of what is sold here, whatever was spoken of; what something else costs is its 비용. */
const ASKS_PRICE =
  /^가격(?:이|은|을|도|은요|이요)?\s(?:좀\s|대략\s)?(?:얼마|알려|어떻게|궁금|문의|안내|알\s?수|말해|설명)/;
/** A verb, or the end of a sentence that the analysis took for a noun: 볼수있어. */
export const SPOKEN = /.(?:다|려면|으면|나요|까요|[어아해와워]요|줘|있어)$/;
/** 설치형은? says of what the same is asked again. */
const FRAGMENT = /^[가-힣a-z\d]+(?:은|는|은요|는요)\s?\?*$/i;
/** 안녕하세요, 고마워요: nothing leans on it. */
const TALK = /^(?:네|넵|예|응|아|정말|너무)?[\s,]*(?:안녕|고마|고맙|감사|ㅎㅇ|하이|땡큐|반갑|반가)\S*[\s!?.~^ㅎㅋ]*$/;
const FEW_TERMS = 2;

/**
 * How a question stands to the one before: `own` names what it asks of, `short` may do so, `going` goes on from what
 * was said, `bare` names nothing, `pointing` points at what was said, which `still` did not help, `more` wants the same
 * once more.
 */
type Leaning = 'own' | 'short' | 'going' | 'bare' | 'pointing' | 'still' | 'more';

/** A question as it is looked for. */
export interface ReadQuestion {
  text: string;
  leaning: Leaning;
  /** What it leans on, when it does: the last question before that named something. */
  before: EarlierTurn | null;
  /** What was answered last, when that is another turn. */
  last: EarlierTurn | null;
}

export function readQuestion(
  analyser: Analyser,
  { query, earlier: said }: Pick<Question, 'query' | 'earlier'>,
): ReadQuestion {
  const earlier = said.filter(({ question }) => !TALK.test(question.trim()));
  const at = earlier.findLastIndex(({ question }) => !needsEarlier(leaningOf(analyser, question)));
  const before = earlier[Math.max(0, at)] ?? null;
  const answered = earlier.findLast(({ answer }) => LEADS_TO.test(answer)) ?? null;
  const last = answered !== before && earlier.indexOf(answered ?? LOST) > at ? answered : null;
  return { text: query, leaning: before ? leaningOf(analyser, query) : 'own', before, last };
}

const LOST: EarlierTurn = { question: '', answer: '' };
/** An answer that stands on something of the portal. */
const LEADS_TO = /\]\(\/(?!qnaRegister|contact)/;

const needsEarlier = (leaning: Leaning) => leaning !== 'own' && leaning !== 'short';

function leaningOf(analyser: Analyser, query: string): Leaning {
  const said = query.trim();
  if (MORE.test(said)) return 'more';
  if (STANDS_FOR.test(said)) return 'pointing';
  const naming = analyser
    .terms(written(said))
    .filter(({ any: [word = ''] }) => !ASKING.has(word) && !SPOKEN.test(word));
  if (STILL.test(said) && naming.length <= 1) return 'still';
  if (naming.length === 0) return ASKS_PRICE.test(said) ? 'short' : 'bare';
  if (GOES_ON.test(said)) return 'going';
  if (FRAGMENT.test(said)) return 'going';
  return planOf(analyser, query).terms.length <= FEW_TERMS ? 'short' : 'own';
}
