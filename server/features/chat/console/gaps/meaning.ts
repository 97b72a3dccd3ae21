import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/plan.ts';
import { normaliseQuery } from '#server/features/chat/retrieval/normalise-query.ts';
import { maskPersonal } from '../mask-personal.ts';

/** What is done is said in many ways, what it is done to in few. */
const VERB_WEIGHT = 0.5;

/** The words that a question is about, each once and in order; one word stands for all that mean the same. */
export async function meaningOf(question: string): Promise<string[]> {
  // Numbers and names of people mean nothing here, and are kept nowhere else.
  const impersonal = maskPersonal(question).replace(/\S*\*\S*/g, ' ');
  return meaningBy(await loadAnalyser(), impersonal);
}

function meaningBy(analyser: Analyser, question: string): string[] {
  const words = planOf(analyser, normaliseQuery(question)).terms.map(({ any }) => any.toSorted()[0] ?? '');
  const found = [...new Set(words.filter((word) => word !== ''))].toSorted();
  // A question without a word of content is only like itself.
  return found.length > 0 ? found : [question.replace(/\s+/g, '').slice(0, 100)];
}

/** How much two questions are about the same, 0 to 1. */
export function nearness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word));
  const all = weightOf(one) + weightOf(other);
  return all === 0 ? 0 : (2 * weightOf(shared)) / all;
}

const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (word.length > 1 && word.endsWith('다') ? VERB_WEIGHT : 1), 0);
