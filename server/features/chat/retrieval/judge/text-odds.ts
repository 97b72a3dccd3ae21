import type { PassageWords } from '#server/search/index/passage-words.ts';
import type { Counted } from '#server/search/query/match-words.ts';
import type { Signals } from './signals.ts';

/** What the texts of a portal are taken to be like, as for the weights of words: a few thousand passages, whatever it has. */
const USUAL_PASSAGES = 6_000;
const USUAL_TOKENS = 120;
/** How many words of any text are added to a passage and to a document, which is longer. */
const ADDED_TO_PASSAGE = 60;
const ADDED_TO_DOCUMENT = 1_500;
/** A title, a heading or a wording is worth so many times the text. */
const ABOVE_WEIGHT = 2;

interface Said {
  /** How often each term is said. */
  found: readonly number[];
  length: number;
}

/**
 * How much likelier the words of a question are in a document than in any text, as a logarithm: in its best passage,
 * and in all that was found of it (query likelihood with Dirichlet smoothing; Zhai and Lafferty, 2001). Tells documents
 * apart that all have the words.
 *
 * @param counts in how many passages each term is
 * @param match what a word of a text counts for, term by term
 */
export function oddsReader(
  counts: readonly number[],
  match: (token: string) => readonly Counted[],
): (passages: readonly PassageWords[]) => Signals {
  const usual = counts.map((count) => (count + 1) / (USUAL_PASSAGES * USUAL_TOKENS));

  const said = (texts: readonly (readonly [tokens: readonly string[], weight: number])[]): Said => {
    const found = counts.map(() => 0);
    for (const [tokens, weight] of texts)
      for (const token of tokens)
        for (const { term, weight: share } of match(token)) found[term] = (found[term] ?? 0) + share * weight;
    return { found, length: texts.reduce((sum, [tokens, weight]) => sum + tokens.length * weight, 0) };
  };
  const oddsOf = ({ found, length }: Said, added: number): number =>
    usual.reduce((sum, share, i) => sum + Math.log(((found[i] ?? 0) + added * share) / ((length + added) * share)), 0);

  return (passages) => {
    const parts = passages.map(({ title, heading, wordings, body }) => ({
      title: said([[title, ABOVE_WEIGHT]]),
      text: said([
        [heading, ABOVE_WEIGHT],
        [wordings.flat(), ABOVE_WEIGHT],
        [body, 1],
      ]),
    }));
    // All passages of a document have its title, which it says once.
    const [first] = parts;
    const whole = first ? [first.title, ...parts.map(({ text }) => text)] : [];
    return {
      passageOdds: Math.max(...parts.map(({ title, text }) => oddsOf(together([title, text]), ADDED_TO_PASSAGE))),
      documentOdds: oddsOf(together(whole), ADDED_TO_DOCUMENT),
    };
  };
}

const together = (all: readonly Said[]): Said => ({
  found: (all[0]?.found ?? []).map((_, i) => all.reduce((sum, { found }) => sum + (found[i] ?? 0), 0)),
  length: all.reduce((sum, { length }) => sum + length, 0),
});
