import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import { normaliseQuery } from '#server/features/chat/retrieval/normalise-query.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';

/** Verbs count less than nouns, because an action has many wordings. */
const VERB_WEIGHT = 0.5;

/** The content words of a question, unique and sorted; synonyms are replaced by one word. */
export async function meaningOf(question: string): Promise<string[]> {
  // Numbers and personal names carry no meaning and must not be stored here.
  const impersonal = maskInText(question).replace(/\S*\*\S*/g, ' ');
  return meaningBy(await loadAnalyser(), impersonal);
}

function meaningBy(analyser: Analyser, question: string): string[] {
  const words = planOf(analyser, normaliseQuery(question)).terms.map(({ any }) => any.toSorted()[0] ?? '');
  const found = [...new Set(words.filter((word) => word !== ''))].toSorted();
  // A question without content words only equals itself.
  return found.length > 0 ? found : [question.replace(/\s+/g, '').slice(0, 100)];
}

/** Similarity of two questions, 0 to 1. */
export function nearness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word));
  const all = weightOf(one) + weightOf(other);
  return all === 0 ? 0 : (2 * weightOf(shared)) / all;
}

const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (word.length > 1 && word.endsWith('다') ? VERB_WEIGHT : 1), 0);
