import { QUERY_FILLERS } from '../analyse/stop-words.ts';
import type { Analyser, Term } from '../analyse/analyser.ts';
import { withSynonyms } from '../analyse/synonyms.ts';

/** What a query looks for. */
export interface Plan {
  /** As it was typed, or as it was mended. */
  text: string;
  terms: Term[];
  /** The terms hold words that only look or sound alike; which of them was meant, what is found must say. */
  isGuess?: true;
}

const MOST_TERMS = 12;
/** No Korean word has more. What is typed without any space is one word to the analyser, and would have a thousand. */
const MOST_PARTS_OF_WORD = 12;

/** The words of a query with their synonyms; words that only ask for something count when there are no others. */
export function planOf({ terms }: Analyser, text: string): Plan {
  const unique = new Map(terms(text).map((term) => [term.any[0] ?? '', term]));
  const found = [...unique.values()];
  const selective = found.filter(({ any }) => !QUERY_FILLERS.has(any[0] ?? ''));
  const kept = (selective.length > 0 ? selective : found).slice(0, MOST_TERMS);
  return { text, terms: kept.map(asLookedFor) };
}

const asLookedFor = ({ any, parts, ...term }: Term): Term => ({
  ...term,
  any: [...new Set(any.flatMap(withSynonyms))],
  ...(parts && { parts: parts.slice(0, MOST_PARTS_OF_WORD) }),
});
