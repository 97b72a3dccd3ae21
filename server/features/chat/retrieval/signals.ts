import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { counterOf } from '#server/search/query/match-words.ts';
import { queryPairsOf, syllablePairsOf } from '#server/search/query/rank/syllable-pairs.ts';
import { isGeneric, isInflected } from '#server/search/query/rank/term-weights.ts';
import type { Term } from '#server/search/analyse/analyser.ts';
import { expectedAnswerKind } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';
import { relevanceScorer } from './relevance.ts';

/** Features of a document as the answer to a question. */
export interface Signals {
  /** Logarithm of the ranking score, relative to the weight of all words of the question. */
  score: number;
  /** Certainty of the question's least certain noun in the title and the best passage, 0 to 1. */
  leastNoun: number;
  /** 1 for questions of up to three words, 0 from six words on: in a short question every word matters. */
  shortness: number;
  /** Number of words and syllable pairs in the question: a text rarely contains all of many. */
  words: number;
  pairs: number;
  /** 1 if the question asks for an amount, a time or a number. */
  expectsKind: number;
  /** If so: 1 if the most relevant line or a neighbour contains one, 0 if another line does, -1 if none does. */
  matchesKind: number;
}

export const SIGNALS = [
  'score',
  'leastNoun',
  'shortness',
  'words',
  'pairs',
  'expectsKind',
  'matchesKind',
] as const satisfies readonly (keyof Signals)[];

const SHORT_WORDS = 3;
const LONG_WORDS = 6;
const MOST_PASSAGES = 3;
/** Gain of a line that contains the expected kind of answer; all words together count 1. */
const KIND_GAIN = 0.15;
/** Certainty of a noun if the text has a near word, or all its syllable pairs. */
const NEAR_SHARE = 0.6;
const PAIRS_SHARE = 0.8;

/** `document` is one of `evidence`. */
export function signalsOf(evidence: Evidence, document: RankedDocument): Signals {
  const { idf, text } = evidence;
  const words = text.split(/\s+/).length;
  const weight = idf.reduce((sum, one) => sum + one, 0) || 1;
  const kind = expectedAnswerKind(text);
  return {
    score: Math.log(document.score / weight || Number.MIN_VALUE),
    leastNoun: Math.min(1, ...nounCertainties(evidence, document)),
    shortness: Math.min(1, Math.max(0, (LONG_WORDS - words) / (LONG_WORDS - SHORT_WORDS))),
    words,
    pairs: queryPairsOf(text).length,
    expectsKind: Number(kind !== null),
    matchesKind: kind === null ? 0 : matchOf(kind, evidence, document),
  };
}

/** Certainty of each noun of the question in the title and the best passage, 0 to 1. */
function nounCertainties({ terms, analyser }: Evidence, { title, passages: [best] }: RankedDocument): number[] {
  const text = `${title}\n${best?.heading ?? ''}\n${best?.content ?? ''}`;
  const { counts } = counterOf(terms, true)(analyser.tokens(text).join(' '));
  return terms.flatMap((term, i) => {
    if (!isNoun(term)) return [];
    if ((counts[i] ?? 0) > 0) return [1];
    const pairs = syllablePairsOf(term.any[0] ?? '');
    const found = pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
    return [Math.max((counts[i + terms.length] ?? 0) > 0 ? NEAR_SHARE : 0, PAIRS_SHARE * found)];
  });
}

function matchOf(kind: RegExp, evidence: Evidence, document: RankedDocument): number {
  const passages = document.passages.slice(0, MOST_PASSAGES);
  if (kind.test(mostRelevantLines(evidence, document, passages))) return 1;
  return passages.some(({ content }) => kind.test(content)) ? 0 : -1;
}

/** The line with most of the question and its neighbours. */
function mostRelevantLines(
  evidence: Evidence,
  document: RankedDocument,
  passages: readonly { heading: string; content: string }[],
): string {
  const relevanceOf = relevanceScorer(evidence, document, KIND_GAIN);
  let best = { relevance: -1, around: '' };
  for (const { heading, content } of passages) {
    const lines = content.split(/\n|(?<=[.?!])\s+/).filter((line) => line.trim() !== '');
    lines.forEach((line, at) => {
      const relevance = relevanceOf(`${heading}\n${line}`);
      if (relevance > best.relevance) best = { relevance, around: lines.slice(Math.max(0, at - 1), at + 2).join('\n') };
    });
  }
  return best.around;
}

const isNoun = (term: Term): boolean => {
  const [word = ''] = term.any;
  return word.length > 1 && !word.endsWith('다') && !isGeneric(word) && !isInflected(term);
};
