import type { Analyser } from '#server/search/analyse/analyser.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import { isGeneric } from '#server/search/query/rank/term-weights.ts';
import type { EarlierTurn } from '../chat-engine.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Words that continue the previous question. */
export const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그건|그거|그게|그걸|거기|이건|이거|여기|또)(?:요|은|는)?[\s,]+/;
/** Only a topic, as in 취소는? or 그럼 클라이언트는?: the previous question says what is asked. */
const NAMES_ONLY = /^\S+(?:\s\S+)?[은는]요?\s*[?.!~]*$/;
/** With so many content words a question is complete. */
const ENOUGH_WORDS = 2;

/** Whether a question is incomplete without the previous one, whatever the texts contain. */
export const dependsOnPrevious = (query: string): boolean => NAMES_ONLY.test(query.replace(GOES_ON, '').trim());

/** The content words of a question. */
export function contentWordsOf(analyser: Analyser, query: string): string[] {
  const words = analyser.terms(query.replace(GOES_ON, '')).map(({ any: [word = ''] }) => word);
  return words.filter((word) => !QUERY_FILLERS.has(word) && !isGeneric(word) && !word.endsWith('다'));
}

/** The question after the last complete one before it: 취소는? after 회의실 예약은 어떻게 하나요? Null if it is complete itself. */
export function followUpOf(analyser: Analyser, query: string, earlier: readonly EarlierTurn[]): string | null {
  if (contentWordsOf(analyser, query).length >= ENOUGH_WORDS) return null;
  const before = earlier.findLast(({ question }) => contentWordsOf(analyser, question).length >= ENOUGH_WORDS);
  const last = before ?? earlier.findLast(({ question }) => contentWordsOf(analyser, question).length > 0);
  return last ? `${normaliseQuery(last.question)} ${query.replace(GOES_ON, '')}` : null;
}
