import type { Analyser } from '#server/search/analyse/analyser.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import { isGeneric } from '#server/search/query/rank/term-weights.ts';
import type { EarlierTurn } from '../chat-engine.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Words that continue the previous question. */
export const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그건|그거|그게|그걸|거기|이건|이거|여기|또)(?:요|은|는)?[\s,]+/;
/** Only a topic, as in 취소는? or 그럼 클라이언트는?: the previous question says what is asked. */
const NAMES_ONLY = /^\S+(\s\S+)?[은는]요?\s*[?.!~]*$/;
/** With so many names, or words and verbs, a question is complete. */
const ENOUGH_NAMES = 2;
const ENOUGH_WORDS = 3;

/** Whether a question is one name, which says nothing without the previous one, whatever the texts contain. */
export function dependsOnPrevious(query: string): boolean {
  const [names, second] = NAMES_ONLY.exec(bare(query)) ?? [];
  return names !== undefined && second === undefined;
}

const bare = (query: string) => query.replace(GOES_ON, '').trim();

/** The words of a question that name something, and those that say something, verbs included. */
export function contentOf(analyser: Analyser, query: string): { names: number; words: number } {
  const words = analyser.terms(bare(query)).map(({ any: [word = ''] }) => word);
  const said = words.filter((word) => !QUERY_FILLERS.has(word) && !isGeneric(word));
  return { names: said.filter((word) => !word.endsWith('다')).length, words: said.length };
}

function isComplete(analyser: Analyser, query: string): boolean {
  const { names, words } = contentOf(analyser, query);
  return words >= ENOUGH_WORDS || (names >= ENOUGH_NAMES && !NAMES_ONLY.test(bare(query)));
}

/** The question after the last complete one before it: 취소는? after 회의실 예약은 어떻게 하나요? Null if it is complete itself. */
export function followUpOf(analyser: Analyser, query: string, earlier: readonly EarlierTurn[]): string | null {
  if (isComplete(analyser, query)) return null;
  const before = earlier.findLast(({ question }) => isComplete(analyser, question));
  const last = before ?? earlier.findLast(({ question }) => contentOf(analyser, question).names > 0);
  return last ? `${normaliseQuery(last.question)} ${query.replace(GOES_ON, '')}` : null;
}
