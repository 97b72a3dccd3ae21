/** The first is at the upper end of what is usual: here a text that says a word again answers more often. */
const K1 = 2;
/** Long texts are held against them a little less than usual, as ours are short. */
const B = 0.5;

/** How much one word adds to a text's score. `length` is relative to that of an average text. */
export const bm25 = (frequency: number, length: number, idf: number): number =>
  frequency <= 0 ? 0 : (idf * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length));

/** How telling a word is that stands in `count` of `all` texts. */
export const idfOf = (count: number, all: number): number =>
  Math.log(1 + (Math.max(all, count) - count + 0.5) / (count + 0.5));
