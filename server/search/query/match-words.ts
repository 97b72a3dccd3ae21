import type { Analyser, Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';
import { syllablePairsOf } from './rank/syllable-pairs.ts';

/** Weights of a match beside 1 for the word itself: by prefix, synonym, near word, or spelling correction. */
const PREFIX_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.8;
const NEAR_WEIGHT = 0.5;
const CORRECTED_WEIGHT = 0.5;
/** From this sum of weights on, a text certainly contains the term; below, it counts in part. */
const CERTAIN_WEIGHT = 0.55;
const UNCERTAIN_SHARE = 0.6;
/** Certainty of a term if the text has a near word, or all its syllable pairs. */
const NEAR_SHARE = 0.6;
const PAIRS_SHARE = 0.8;

/** How certainly a text contains a term whose match weights add up to `weight`, 0 to 1. */
export const sureness = (weight: number): number => (weight >= CERTAIN_WEIGHT ? 1 : weight > 0 ? UNCERTAIN_SHARE : 0);

export interface Counted {
  term: number;
  weight: number;
}

/** Returns the terms that a token matches, with weights. Results are cached per query, because texts repeat their words. */
export function matcherOf(terms: readonly Term[], isNearApart = false): (token: string) => readonly Counted[] {
  const { exact, prefixes } = wordsOf(terms, isNearApart ? terms.length : 0);
  const known = new Map<string, readonly Counted[]>(exact);
  return (token) => {
    const found = known.get(token);
    if (found) return found;
    const byPrefix = prefixes
      .filter(({ word }) => token.startsWith(word))
      .map(({ term, weight }) => ({ term, weight }));
    known.set(token, byPrefix);
    return byPrefix;
  };
}

const SPACE = 0x20;

/**
 * Sums the match weights of a text's space-separated tokens per term, and counts the tokens. Few tokens start with the
 * first character of a query word; the others are skipped without slicing. With `isNearApart`, near words are counted
 * separately, at index `term + terms.length`.
 */
export function counterOf(
  terms: readonly Term[],
  isNearApart = false,
): (text: string) => { counts: number[]; words: number } {
  const match = matcherOf(terms, isNearApart);
  const none = Array.from({ length: isNearApart ? 2 * terms.length : terms.length }, () => 0);
  const first = new Set(
    terms.flatMap(({ any, parts = [], near = [] }) => [...any, ...parts, ...near].map((word) => word.charCodeAt(0))),
  );
  return (text) => {
    const counts = [...none];
    if (text === '') return { counts, words: 0 };
    let words = 0;
    for (let from = 0, end = 0; from <= text.length; from = end + 1) {
      for (end = from; end < text.length && text.charCodeAt(end) !== SPACE;) end += 1;
      words += 1;
      if (!first.has(text.charCodeAt(from))) continue;
      for (const { term, weight } of match(text.slice(from, end))) counts[term] = (counts[term] ?? 0) + weight;
    }
    return { counts, words };
  };
}

/** Returns how certainly a text (not its tokens) contains each term, 0 to 1. */
export function termReaderOf({ terms, analyser }: { terms: readonly Term[]; analyser: Analyser }) {
  const count = counterOf(terms, true);
  const pairsOf = terms.map(({ any: [word = ''] }) => syllablePairsOf(word));
  return (text: string): number[] => {
    const { counts } = count(analyser.tokens(text).join(' '));
    return pairsOf.map((pairs, i) => {
      if ((counts[i] ?? 0) > 0) return 1;
      const found = pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
      return Math.max((counts[i + terms.length] ?? 0) > 0 ? NEAR_SHARE : 0, PAIRS_SHARE * found);
    });
  };
}

/** The parts of a compound share its weight. */
function wordsOf(terms: readonly Term[], nearFrom: number) {
  const exact = new Map<string, Counted[]>();
  const prefixes: { word: string; term: number; weight: number }[] = [];
  const add = (word: string, term: number, weight: number) =>
    void exact.set(word, [...(exact.get(word) ?? []), { term, weight }]);
  terms.forEach(({ any, parts = [], near = [], isCorrected }, term) => {
    const most = isCorrected ? CORRECTED_WEIGHT : 1;
    any.forEach((word, i) => add(word, term, Math.min(most, i === 0 ? 1 : SYNONYM_WEIGHT)));
    for (const part of parts) add(part, term, SYNONYM_WEIGHT / parts.length);
    for (const word of near) add(word, nearFrom + term, NEAR_WEIGHT);
    const weight = Math.min(most, PREFIX_WEIGHT);
    prefixes.push(...any.filter(beginsWords).map((word) => ({ word, term, weight })));
  });
  return { exact, prefixes };
}
