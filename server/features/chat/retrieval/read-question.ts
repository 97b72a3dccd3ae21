import type { Analyser } from '../../../search/analyse/analyser.ts';
import { planOf } from '../../../search/query/plan.ts';
import type { Question } from '../chat-engine.ts';

/** Words that point back at what was said: 그건 얼마나 걸려요? */
const POINTS_BACK =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그래도|그거|그건|그게|그걸|이건|이거|이게|그때|거기|여기|그중|그 중|그 다음|그다음|다음은|아니|또)(?=$|[\s,.?!]|[가-힣])/;
const POINTS_INSIDE =
  /(?:^|\s)(?:그거|그건|그게|그걸|그것|이것|이거|이건|그 기능|그 버전|그 파일|그 화면|그 설정|그 방법)/;
const FEW_TERMS = 2;

/** A question as it is looked for. */
export interface ReadQuestion {
  text: string;
  /** With the words of the question before, when this one may lean on it. */
  withEarlier: string | null;
  /** It cannot be understood alone. */
  leans: boolean;
}

export function readQuestion(
  analyser: Analyser,
  { query, earlier }: Pick<Question, 'query' | 'earlier'>,
): ReadQuestion {
  const before = earlier.at(-1)?.question;
  if (before === undefined) return { text: query, withEarlier: null, leans: false };
  const leans = POINTS_BACK.test(query.trim()) || POINTS_INSIDE.test(query);
  const isShort = planOf(analyser, query).terms.length <= FEW_TERMS;
  return { text: query, withEarlier: leans || isShort ? `${before} ${query}` : null, leans };
}
