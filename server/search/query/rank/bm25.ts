/** At the upper end of the usual range: in these texts, repeated words indicate relevance. */
const K1 = 2;
/** Weaker length normalisation than usual, because the texts are short. */
const B = 0.5;

/** Contribution of one term to a text's score. `length` is relative to the average text. */
export const bm25 = (frequency: number, length: number, idf: number): number =>
  frequency <= 0 ? 0 : (idf * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length));

/** Inverse document frequency of a word that occurs in `count` of `all` texts. */
export const idfOf = (count: number, all: number): number =>
  Math.log(1 + (Math.max(all, count) - count + 0.5) / (count + 0.5));
