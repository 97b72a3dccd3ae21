import type { Analyser, Term } from '../../../../search/analyse/analyser.ts';
import { clausesOf } from './clauses.ts';
import { elsewhereIn } from './elsewhere.ts';
import type { WordKind } from './word-kinds.ts';
import { loadWordKinds } from './word-kinds.ts';

/** A question as the judge reads it. */
export interface Asked {
  query: string;
  terms: readonly Term[];
  /** How telling each term is, and in how many passages it is. */
  weights: readonly number[];
  counts: readonly number[];
  kinds: readonly WordKind[];
  /** Of each term: it only tells what happened before the question is asked. */
  isTold: readonly boolean[];
  /** Things of other worlds that it names. */
  elsewhere: readonly string[];
  tokens: Analyser['tokens'];
}

/** What is told of a longer question is told by its beginning. */
const MOST_CHARS = 400;

export async function readAsked(
  tokens: Analyser['tokens'],
  { query: whole, terms, weights, counts }: Pick<Asked, 'query' | 'terms' | 'weights' | 'counts'>,
): Promise<Asked> {
  const query = whole.slice(0, MOST_CHARS);
  const kindOf = await loadWordKinds();
  const { request, told } = clausesOf(query);
  const requested = new Set(tokens(request));
  const before = new Set(tokens(told));
  return {
    query,
    terms,
    weights,
    counts,
    kinds: terms.map(kindOf),
    isTold: terms.map(({ any }) => any.some((word) => before.has(word)) && !any.some((word) => requested.has(word))),
    elsewhere: elsewhereIn(query, tokens(query)),
    tokens,
  };
}
