import type { Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';

/** A word that only begins with the one looked for, or means the same, counts less than the word itself. */
const BEGINNING_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.8;
const NEAR_WEIGHT = 0.5;
const MENDED_WEIGHT = 0.5;
/** From here on a text has what was asked; below, about so. */
export const CERTAIN_WEIGHT = 0.55;
const UNCERTAIN_SHARE = 0.6;

/** How surely a text has a word whose weights in it add up to this. */
export const sureness = (weight: number): number => (weight >= CERTAIN_WEIGHT ? 1 : weight > 0 ? UNCERTAIN_SHARE : 0);

export interface Counted {
  term: number;
  weight: number;
}

/**
 * What a word of a text counts for, term by term. Texts repeat their words, so what was found for one is kept as long
 * as the query lasts.
 */
export function matcherOf(terms: readonly Term[], isNearApart = false): (token: string) => readonly Counted[] {
  const { exact, beginnings } = wordsOf(terms, isNearApart ? terms.length : 0);
  const known = new Map<string, readonly Counted[]>(exact);
  return (token) => {
    const found = known.get(token);
    if (found) return found;
    const begun = beginnings.filter(({ word }) => token.startsWith(word)).map(({ term, weight }) => ({ term, weight }));
    known.set(token, begun);
    return begun;
  };
}

const SPACE = 0x20;

/**
 * What the words of a text, with spaces between, count for, term by term, and how many they are. Hardly any of them
 * begins with a character that a word of the query begins with: the others are not even cut out of the text. With
 * `isNearApart`, what people say for the terms is counted behind them all, in the same order.
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

/** The parts of a word share what the word is worth. */
function wordsOf(terms: readonly Term[], nearFrom: number) {
  const exact = new Map<string, Counted[]>();
  const beginnings: { word: string; term: number; weight: number }[] = [];
  const add = (word: string, term: number, weight: number) =>
    void exact.set(word, [...(exact.get(word) ?? []), { term, weight }]);
  terms.forEach(({ any, parts = [], near = [], isCorrected }, term) => {
    const most = isCorrected ? MENDED_WEIGHT : 1;
    any.forEach((word, i) => add(word, term, Math.min(most, i === 0 ? 1 : SYNONYM_WEIGHT)));
    for (const part of parts) add(part, term, SYNONYM_WEIGHT / parts.length);
    for (const word of near) add(word, nearFrom + term, NEAR_WEIGHT);
    const weight = Math.min(most, BEGINNING_WEIGHT);
    beginnings.push(...any.filter(beginsWords).map((word) => ({ word, term, weight })));
  });
  return { exact, beginnings };
}
