import type { Analyser } from '#server/search/analyse/analyser.ts';
import { isAlternative } from '#server/search/analyse/alternatives.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import { isGeneric } from '#server/search/query/rank/term-weights.ts';
import type { EarlierTurn } from '../chat-engine.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Words that continue the previous question. */
export const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그건|그거|그게|그걸|거기|이건|이거|여기|또)(?:요|은|는)?[\s,]+/;
/** Asks the same of what is named: 그럼 비용은 있나요? */
const ASKS_SAME = /^(?:그럼|그러면)[\s,]/;
/** What follows a topic, as in 취소는? or 그럼 로봇 두 대면요? or 온라인으로도 되나요?: the previous question says what is asked of it. */
const TOPIC_END = /(?:(?:[은는]|(?<![하되])이?면)요?|(?:에서|으로)?도\s?(?:되나|돼|가능|있나|있어)\S*)\s*[?.!~]*$/;
/** The version of what is named before it: Windows 11. */
const VERSION = /^\s?\d[\d.]*/;
/** With so many names, or words and verbs, a question is complete. */
const ENOUGH_NAMES = 2;
const ENOUGH_WORDS = 3;

/** What a question says by itself: all, as much as the texts make of it, one name (취소는?), or nothing (언제 풀려요?). */
export function saysAlone(analyser: Analyser, query: string): 'all' | 'some' | 'name' | 'nothing' {
  const asked = query.replace(GOES_ON, '').trim();
  const isTopic = TOPIC_END.test(asked);
  const words = analyser.terms(asked.replace(TOPIC_END, '')).map(({ any: [word = ''] }) => word);
  const said = words.filter((word) => !QUERY_FILLERS.has(word) && !isGeneric(word));
  const names = said.filter((word) => !word.endsWith('다')).length;
  if (said.length >= ENOUGH_WORDS || (names >= ENOUGH_NAMES && !isTopic)) return 'all';
  if (names === 0) return 'nothing';
  return (isTopic && said.length === 1) || (ASKS_SAME.test(query) && (isTopic || names === 1)) ? 'name' : 'some';
}

/** `text` is searched, `own` chooses what is shown: a follow-up by itself, but all that 엣지는요? asks after another name. */
export type Asked = Record<'text' | 'own', string>;

/** The question after the last complete one before it: 취소는? after 회의실 예약은 어떻게 하나요? Null if it is complete itself. */
export function followUpOf(analyser: Analyser, query: string, earlier: readonly EarlierTurn[]): Asked | null {
  if (saysAlone(analyser, query) === 'all') return null;
  const lastThatSays = (how: string) => earlier.findLast(({ question }) => saysAlone(analyser, question) === how);
  const last = lastThatSays('all') ?? lastThatSays('some') ?? lastThatSays('name');
  if (!last) return null;
  const asked = normaliseQuery(last.question);
  const own = query.replace(GOES_ON, '').replace(TOPIC_END, '');
  const ofOther = inPlaceOf(analyser, own, asked);
  if (ofOther !== null && saysAlone(analyser, query) === 'name') return { text: ofOther, own: ofOther };
  return { text: `${ofOther ?? asked} ${own}`, own: query };
}

/** The previous question, asked of what this one names instead: 엣지는요? after 크롬 141 드라이버 설치. */
function inPlaceOf({ terms, pieces }: Analyser, query: string, asked: string): string | null {
  const name = terms(query)[0]?.any[0] ?? '';
  const other = pieces(asked).find(({ tokens }) => tokens.some((token) => isAlternative(name, token)));
  if (!other) return null;
  return asked.slice(0, other.at) + name + asked.slice(other.at + other.text.length).replace(VERSION, '');
}
