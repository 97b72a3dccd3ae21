import type { Term } from '#server/search/analyse/analyser.ts';
import { counterOf } from '../match-words.ts';

/** Usual parameters of BM25; the title is weighted four times. */
export const K1 = 1.2;
const B = 0.6;
export const TITLE_WEIGHT = 4;
const AVERAGE_BODY_TOKENS = 120;

export interface Scored {
  titleTokens: string;
  bodyTokens: string;
}

export interface Scorer {
  /** BM25 of one text. */
  score(text: Scored): number;
  /** Share of the query's weight that a text contains, 0 to 1. */
  coverage(tokens: string): number;
}

/** Scores many texts for one query. Without `idf` all terms weigh the same. */
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

/** Length normalisation of BM25, relative to an average body. */
export const lengthOf = (words: number): number => 1 - B + (B * words) / AVERAGE_BODY_TOKENS;
