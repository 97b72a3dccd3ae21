import type { Analyser } from '#server/search/analyse/analyser.ts';
import { QUERY_FILLERS } from '#server/search/analyse/stop-words.ts';
import { isGeneric } from '#server/search/query/rank/term-weights.ts';
import type { EarlierTurn } from '../chat-engine.ts';
import { normaliseQuery } from './normalise-query.ts';

/** Words that go on from what was said. */
export const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그건|그거|그게|그걸|거기|이건|이거|여기|또)(?:요|은|는)?[\s,]+/;
/** 취소는?, 그럼 클라이언트는?: a thing alone, of which the question before asked something. */
const NAMES_ONLY = /^\S+(?:\s\S+)?[은는]\s*[?.!~]*$/;
/** A question of so many words of content names by itself what it is about. */
const ENOUGH_WORDS = 2;

/** Whether a question cannot be meant by itself, whatever texts say of its words. */
export const dependsOnPrevious = (query: string): boolean => NAMES_ONLY.test(query.replace(GOES_ON, '').trim());

/** How many words of a question say what it is about. */
export function contentWordsOf(analyser: Analyser, query: string): string[] {
  const words = analyser.terms(query.replace(GOES_ON, '')).map(({ any: [word = ''] }) => word);
  return words.filter((word) => !QUERY_FILLERS.has(word) && !isGeneric(word) && !word.endsWith('다'));
}

/**
 * A question that says too little by itself, behind the last one before it that said enough: 취소는? after 회의실 예약은
 * 어떻게 하나요? Null when it stands alone.
 */
export function followUpOf(analyser: Analyser, query: string, earlier: readonly EarlierTurn[]): string | null {
  if (contentWordsOf(analyser, query).length >= ENOUGH_WORDS) return null;
  const before = earlier.findLast(({ question }) => contentWordsOf(analyser, question).length >= ENOUGH_WORDS);
  const last = before ?? earlier.findLast(({ question }) => contentWordsOf(analyser, question).length > 0);
  return last ? `${normaliseQuery(last.question)} ${query.replace(GOES_ON, '')}` : null;
}
