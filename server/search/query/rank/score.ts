import type { Term } from '#server/search/analyse/analyser.ts';
import { counterOf } from '../match-words.ts';

/** Usual values of BM25; a title is worth four times a body. */
export const K1 = 1.2;
const B = 0.6;
export const TITLE_WEIGHT = 4;
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
  const countIn = counterOf(terms);
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;

  return {
    score({ titleTokens, bodyTokens }) {
      const title = countIn(titleTokens).counts;
      const { counts: body, words } = countIn(bodyTokens);
      const length = lengthOf(words);
      return terms.reduce((total, _, i) => {
        const frequency = TITLE_WEIGHT * (title[i] ?? 0) + (body[i] ?? 0) / length;
        return total + ((idf[i] ?? 1) * frequency * (K1 + 1)) / (frequency + K1);
      }, 0);
    },
    coverage: (tokens) =>
      countIn(tokens).counts.reduce((sum, count, i) => sum + (count > 0 ? (idf[i] ?? 0) : 0), 0) / all,
  };
}

/** What the words of a text of this length are divided by: in a long one a word is there sooner by chance. */
export const lengthOf = (words: number): number => 1 - B + (B * words) / AVERAGE_BODY_TOKENS;
