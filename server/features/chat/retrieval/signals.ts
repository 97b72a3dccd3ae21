import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { counterOf } from '#server/search/query/match-words.ts';
import { queryPairsOf, syllablePairsOf } from '#server/search/query/rank/syllable-pairs.ts';
import { isGeneric, isInflected } from '#server/search/query/rank/term-weights.ts';
import type { Term } from '#server/search/analyse/analyser.ts';
import { expectedAnswerKind } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';
import { relevanceScorer } from './relevance.ts';

/** What speaks for and against a document as the answer to a question. Each is a number that a person can check. */
export interface Signals {
  /** The logarithm of the score that it is ranked by, in the worth of all words of the question together. */
  score: number;
  /** How surely its title and its best passage have the noun of the question that they have least surely, 0 to 1. */
  leastNoun: number;
  /** How short the question is (1 up to three words, 0 from six on): all that it says is what it asks for. */
  shortness: number;
  /** How many words it has between spaces, and how many syllable pairs: of many, a text never says all. */
  words: number;
  pairs: number;
  /** An amount, a time or a number is asked for. */
  expectsKind: number;
  /**
   * Then: whether the line that says most of the question, or one beside it, tells one (1), another line of the best
   * passages does (0), or none (-1).
   */
  matchesKind: number;
}

export const SIGNALS: readonly (keyof Signals)[] = [
  ...(['score', 'leastNoun', 'shortness', 'words', 'pairs', 'expectsKind', 'matchesKind'] as const),
];

const SHORT_WORDS = 3;
const LONG_WORDS = 6;
const MOST_PASSAGES = 3;
/** What a line gains by telling such a thing, beside 1 for all words. */
const KIND_GAIN = 0.15;
/** How surely a text has a noun where it has what people say for it, or all its syllable pairs. */
const NEAR_SHARE = 0.6;
const PAIRS_SHARE = 0.8;

/** In: what was found, and a document of it. */
export function signalsOf(evidence: Evidence, document: RankedDocument): Signals {
  const { idf, text } = evidence;
  const words = text.split(/\s+/).length;
  const worth = idf.reduce((sum, one) => sum + one, 0) || 1;
  const kind = expectedAnswerKind(text);
  return {
    score: Math.log(document.score / worth || Number.MIN_VALUE),
    leastNoun: Math.min(1, ...nounsIn(evidence, document)),
    shortness: Math.min(1, Math.max(0, (LONG_WORDS - words) / (LONG_WORDS - SHORT_WORDS))),
    words,
    pairs: queryPairsOf(text).length,
    expectsKind: Number(kind !== null),
    matchesKind: kind === null ? 0 : tells(kind, evidence, document),
  };
}

/** How surely the title and the best passage have each noun of the question, 0 to 1. */
function nounsIn({ terms, analyser }: Evidence, { title, passages: [best] }: RankedDocument): number[] {
  const text = `${title}\n${best?.heading ?? ''}\n${best?.content ?? ''}`;
  const { counts } = counterOf(terms, true)(analyser.tokens(text).join(' '));
  return terms.flatMap((term, i) => {
    if (!isNoun(term)) return [];
    if ((counts[i] ?? 0) > 0) return [1];
    const pairs = syllablePairsOf(term.any[0] ?? '');
    const there = pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
    return [Math.max((counts[i + terms.length] ?? 0) > 0 ? NEAR_SHARE : 0, PAIRS_SHARE * there)];
  });
}

function tells(kind: RegExp, evidence: Evidence, document: RankedDocument): number {
  const passages = document.passages.slice(0, MOST_PASSAGES);
  if (kind.test(mostRelevantLines(evidence, document, passages))) return 1;
  return passages.some(({ content }) => kind.test(content)) ? 0 : -1;
}

/** The line that says most of the question, a row with its head, and the lines beside it. */
function mostRelevantLines(
  evidence: Evidence,
  document: RankedDocument,
  passages: readonly { heading: string; content: string }[],
): string {
  const relevanceOf = relevanceScorer(evidence, document, KIND_GAIN);
  let best = { said: -1, around: '' };
  for (const { heading, content } of passages) {
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
