import type { Analyser, Term } from '#server/search/analyse/analyser.ts';
import { clausesOf } from './clauses.ts';
import { listedIn } from './elsewhere.ts';
import { asksWhether, focusOf } from './focus.ts';
import type { Likeness } from './likeness.ts';
import { likenessTo } from './likeness.ts';
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
  /** Of each term: the question is asked of it. */
  isFocus: readonly boolean[];
  /** It asks whether there is something, and no more. */
  asksWhether: boolean;
  /** Things of other worlds that it names, and such as a product like this one may have. */
  elsewhere: readonly string[];
  /** The same in what it tells before. */
  elsewhereTold: readonly string[];
  named: readonly string[];
  tokens: Analyser['tokens'];
  /** How alike a wording, without its spaces, is to the question. */
  likenessOf: (wording: string) => Likeness;
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
  const kinds = terms.map((term, i) => kindOf(term, counts[i] === 0));
  return {
    query,
    terms,
    weights,
    counts,
    kinds,
    isTold: terms.map(({ any }) => any.some((word) => before.has(word)) && !any.some((word) => requested.has(word))),
    isFocus: focusOf(tokens, request, terms, kinds),
    asksWhether: asksWhether(request),
    elsewhere: listedIn('elsewhere-words.txt', request, tokens(request)),
    elsewhereTold: listedIn('elsewhere-words.txt', told, tokens(told)),
    named: listedIn('named-words.txt', request, tokens(request)),
    tokens,
    likenessOf: remembered(likenessTo(tokens(query).join(''))),
  };
}

/** The pieces of a text are asked for in the same ways. */
function remembered(likenessOf: Asked['likenessOf']): Asked['likenessOf'] {
  const known = new Map<string, Likeness>();
  return (wording) => {
    const found = known.get(wording) ?? likenessOf(wording);
    known.set(wording, found);
    return found;
  };
}
