import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { idfOf } from '#server/search/query/rank/bm25.ts';
import { counterOf } from '#server/search/query/match-words.ts';
import { syllablePairsOf } from '#server/search/query/rank/syllable-pairs.ts';
import { isGeneric, isInflected } from '#server/search/query/rank/term-weights.ts';
import type { Term } from '#server/search/analyse/analyser.ts';
import { expectedAnswerKind } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';
import { relevanceScorer } from './relevance.ts';

/** What speaks for and against a document as the answer to a question. Each is a number that a person can check. */
export interface Signals {
  /**
   * The logarithm of the score that it is ranked by, in the worth of a word that stands in one passage alone: how many
   * telling words it has, and how often.
   */
  score: number;
  /** How many nouns the question has. */
  nouns: number;
  /** How many words the question has that say anything: of many, more are found by chance. */
  words: number;
  /** How short the question is (1 up to three words, 0 from six on): all that it says is what it asks for. */
  shortness: number;
  /** As far as it is short: how much of it lies on nouns that the document lacks (0 to 1). */
  shortLacks: number;
  /** An amount, a time or a number is asked for. */
  expectsKind: number;
  /** Then: whether the line that says most of the question, or one beside it, tells one (1) or not (-1). */
  matchesKind: number;
}

export const SIGNALS: readonly (keyof Signals)[] = [
  ...(['score', 'nouns', 'words', 'shortness', 'shortLacks', 'expectsKind', 'matchesKind'] as const),
];

const SHORT_WORDS = 3;
const LONG_WORDS = 6;
const MOST_PASSAGES = 3;
/** What a line gains by telling such a thing, beside 1 for all words. */
const KIND_GAIN = 0.15;
/** Of the first texts of a portal, no word is rare. */
const FEWEST_PASSAGES = 100;

/** In: what was found, and a document of it. */
export function signalsOf(evidence: Evidence, document: RankedDocument): Signals {
  const { terms, idf, all, text } = evidence;
  const kind = expectedAnswerKind(text);
  const shortness = Math.min(1, Math.max(0, (LONG_WORDS - text.split(/\s+/).length) / (LONG_WORDS - SHORT_WORDS)));
  return {
    score: Math.log(1 + document.score / idfOf(1, Math.max(FEWEST_PASSAGES, all))),
    nouns: terms.filter(isNoun).length,
    words: idf.length,
    shortness,
    shortLacks: shortness > 0 ? shortness * shareLacking(evidence, document) : 0,
    expectsKind: Number(kind !== null),
    matchesKind: kind === null ? 0 : kind.test(mostRelevantLines(evidence, document)) ? 1 : -1,
  };
}

/** How much of a question's weight lies on nouns that a document has neither whole nor by their syllable pairs. */
function shareLacking({ terms, idf, analyser }: Evidence, { title, passages }: RankedDocument): number {
  const text = [title, ...passages.map(({ heading, content }) => `${heading}\n${content}`)].join('\n');
  const { counts } = counterOf(terms)(analyser.tokens(text).join(' '));
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;
  return terms.reduce((sum, term, i) => {
    if (!isNoun(term) || (counts[i] ?? 0) > 0) return sum;
    const pairs = syllablePairsOf(term.any[0] ?? '');
    const there = pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
    return sum + ((1 - there) * (idf[i] ?? 0)) / all;
  }, 0);
}

/** The line that says most of the question, a row with its head, and the lines beside it. */
function mostRelevantLines(evidence: Evidence, document: RankedDocument): string {
  const relevanceOf = relevanceScorer(evidence, document, KIND_GAIN);
  let best = { said: -1, around: '' };
  for (const { heading, content } of document.passages.slice(0, MOST_PASSAGES)) {
    const lines = content.split(/\n|(?<=[.?!])\s+/).filter((line) => line.trim() !== '');
    lines.forEach((line, at) => {
      const said = relevanceOf(`${heading}\n${line}`);
      if (said > best.said) best = { said, around: lines.slice(Math.max(0, at - 1), at + 2).join('\n') };
    });
  }
  return best.around;
}

const isNoun = (term: Term): boolean => {
  const [word = ''] = term.any;
  return word.length > 1 && !word.endsWith('다') && !isGeneric(word) && !isInflected(term);
};
