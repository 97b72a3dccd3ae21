import type { Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';

/** Usual values of BM25; a title is worth four times a body. */
const K1 = 1.2;
const B = 0.6;
const TITLE_WEIGHT = 4;
/** A word that only begins with the one looked for, or means the same, counts less than the word itself. */
const BEGINNING_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.8;

export interface Scored {
  titleTokens: string;
  bodyTokens: string;
}

const AVERAGE_BODY_TOKENS = 120;

/** BM25 of one text. `idf` says how telling each term is; terms that it does not have add nothing. */
export function score({ titleTokens, bodyTokens }: Scored, terms: readonly Term[], idf: readonly number[]): number {
  const title = countsOf(titleTokens);
  const body = countsOf(bodyTokens);
  const length = 1 - B + (B * body.length) / AVERAGE_BODY_TOKENS;
  let total = 0;
  terms.forEach((term, i) => {
    const frequency = TITLE_WEIGHT * frequencyOf(term, title.counts) + frequencyOf(term, body.counts) / length;
    total += ((idf[i] ?? 1) * frequency * (K1 + 1)) / (frequency + K1);
  });
  return total;
}

/** How much of what was asked for a text has: 1 for all terms, by how telling they are. */
export function coverage(tokens: string, terms: readonly Term[], idf: readonly number[]): number {
  const { counts } = countsOf(tokens);
  const sum = idf.reduce((all, one) => all + one, 0) || 1;
  return terms.reduce((has, term, i) => has + (frequencyOf(term, counts) > 0 ? (idf[i] ?? 0) : 0), 0) / sum;
}

function countsOf(tokens: string) {
  const counts = new Map<string, number>();
  const words = tokens.split(' ');
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, length: words.length };
}

function frequencyOf(term: Term, counts: ReadonlyMap<string, number>): number {
  let frequency = 0;
  term.any.forEach((word, i) => {
    frequency += (counts.get(word) ?? 0) * (i === 0 ? 1 : SYNONYM_WEIGHT);
  });
  if (term.parts) frequency += SYNONYM_WEIGHT * Math.min(...term.parts.map((part) => counts.get(part) ?? 0));
  const [first = ''] = term.any;
  if (frequency > 0 || !beginsWords(first)) return frequency;
  for (const [word, count] of counts)
    if (term.any.some((one) => beginsWords(one) && word.startsWith(one))) frequency += count * BEGINNING_WEIGHT;
  return frequency;
}
