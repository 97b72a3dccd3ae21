import { QUERY_FILLERS } from '../analyse/stop-words.ts';
import type { Analyser, Term } from '../analyse/analyser.ts';
import { withSynonyms } from '../analyse/synonyms.ts';

/** The terms of a query. */
export interface Plan {
  /** The query as typed, or as corrected. */
  text: string;
  terms: Term[];
  /** The terms contain similar words; the found texts decide which was meant. */
  isGuess?: true;
}

const MOST_TERMS = 12;
/**
 * Upper limit for Korean words. Text typed without spaces is one word for the analyser and would have a thousand parts.
 */
const MOST_PARTS_OF_WORD = 12;

/** Terms of a query with their synonyms. Filler words count only if there are no others. */
export function planOf({ terms }: Analyser, text: string): Plan {
  const unique = new Map(terms(text).map((term) => [term.any[0] ?? '', term]));
  const found = [...unique.values()];
  const selective = found.filter(({ any }) => !QUERY_FILLERS.has(any[0] ?? ''));
  const kept = (selective.length > 0 ? selective : found).slice(0, MOST_TERMS);
  return { text, terms: kept.map(expand) };
}

const expand = ({ any, parts, ...term }: Term): Term => ({
  ...term,
  any: [...new Set(any.flatMap(withSynonyms))],
  ...(parts && { parts: parts.slice(0, MOST_PARTS_OF_WORD) }),
});
