import type { Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';

/** Usual values of BM25; a title is worth four times a body. */
const K1 = 1.2;
const B = 0.6;
const TITLE_WEIGHT = 4;
/** A word that only begins with the one looked for, or means the same, counts less than the word itself. */
const BEGINNING_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.8;
const AVERAGE_BODY_TOKENS = 120;

export interface Scored {
  titleTokens: string;
  bodyTokens: string;
}

export interface Scorer {
  /** BM25 of one text; terms that it does not have add nothing. */
  score(text: Scored): number;
  /** How much of what was asked a text has: 1 for all terms, by how telling they are. */
  coverage(tokens: string): number;
}

/** For many texts and one query. `idf` says how telling each term is; without it all are alike. */
export function scorerOf(terms: readonly Term[], idf: readonly number[] = terms.map(() => 1)): Scorer {
  const { exact, beginnings } = wordsOf(terms);
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;

  const frequenciesIn = (tokens: readonly string[]): number[] => {
    const counts = terms.map(() => 0);
    for (const token of tokens) {
      const known = exact.get(token);
      if (known) for (const { term, weight } of known) counts[term] = (counts[term] ?? 0) + weight;
      else
        for (const { word, term } of beginnings)
          if (token.startsWith(word)) counts[term] = (counts[term] ?? 0) + BEGINNING_WEIGHT;
    }
    return counts;
  };

  return {
    score({ titleTokens, bodyTokens }) {
      const title = frequenciesIn(titleTokens.split(' '));
      const words = bodyTokens.split(' ');
      const body = frequenciesIn(words);
      const length = 1 - B + (B * words.length) / AVERAGE_BODY_TOKENS;
      return terms.reduce((total, _, i) => {
        const frequency = TITLE_WEIGHT * (title[i] ?? 0) + (body[i] ?? 0) / length;
        return total + ((idf[i] ?? 1) * frequency * (K1 + 1)) / (frequency + K1);
      }, 0);
    },
    coverage: (tokens) =>
      frequenciesIn(tokens.split(' ')).reduce((sum, count, i) => sum + (count > 0 ? (idf[i] ?? 0) : 0), 0) / all,
  };
}

/** What each token counts for; the parts of a word share what the word is worth. */
function wordsOf(terms: readonly Term[]) {
  const exact = new Map<string, { term: number; weight: number }[]>();
  const beginnings: { word: string; term: number }[] = [];
  const add = (word: string, term: number, weight: number) =>
    void exact.set(word, [...(exact.get(word) ?? []), { term, weight }]);
  terms.forEach(({ any, parts = [] }, term) => {
    any.forEach((word, i) => add(word, term, i === 0 ? 1 : SYNONYM_WEIGHT));
    for (const part of parts) add(part, term, SYNONYM_WEIGHT / parts.length);
    beginnings.push(...any.filter(beginsWords).map((word) => ({ word, term })));
  });
  return { exact, beginnings };
}
