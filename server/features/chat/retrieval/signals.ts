import type { RankedDocument } from '#server/search/query/rank-documents.ts';
import { counterOf } from '#server/search/query/match-words.ts';
import { isGeneric, isInflected } from '#server/search/query/term-weights.ts';
import { kindAsked } from './answer-kind.ts';
import type { Evidence } from './find-evidence.ts';

/** What speaks for and against a document as the answer to a question. Each is a number that a person can check. */
export interface Signals {
  /** How much of the question's words its title and best passage have (0 to 1; rare words count more). */
  coverage: number;
  /** The same in syllable pairs, which typing errors hurt less. */
  pairs: number;
  /** How near its title, a heading or a wording comes to the question as a whole (0 to 1). */
  closeness: number;
  /** The score of its best passage, as a part of what a text with every word of the question would have. */
  strength: number;
  /** How much of the question's weight lies on words that no text here has. */
  unknown: number;
  /** The first noun of the question: in the title or heading 1, in the best passage 0.5. */
  topic: number;
  /** How far it is ahead of the next document (0 to 0.5). */
  lead: number;
  /** One by the number of words that are looked for. */
  short: number;
  /** An amount, a time or a number is asked for. */
  asksKind: number;
  /** Then: whether the lines that speak most of the question tell one (1) or not (-1). */
  tellsKind: number;
}

export const SIGNALS: readonly (keyof Signals)[] = [
  ...(['coverage', 'pairs', 'closeness', 'strength', 'unknown'] as const),
  ...(['topic', 'lead', 'short', 'asksKind', 'tellsKind'] as const),
];

const MOST_PASSAGES = 3;
const BEST_LINES = 3;
const MOST_LEAD = 0.5;
/** With nothing to compare with, being alone says nothing. */
const USUAL_LEAD = 0.2;

/** In: what was found, a document of it, and the one behind it. */
export function signalsOf(evidence: Evidence, document: RankedDocument, next: RankedDocument | undefined): Signals {
  const { terms, idf, counts, analyser, text } = evidence;
  const count = counterOf(terms);
  const all = idf.reduce((sum, one) => sum + one, 0) || 1;
  const shareOf = (has: (i: number) => boolean) => idf.reduce((sum, one, i) => sum + (has(i) ? one : 0), 0) / all;
  const placesIn = (said: string) => {
    const found = count(analyser.tokens(said).join(' ')).counts;
    return (i: number) => (found[i] ?? 0) > 0;
  };
  const [best] = document.passages;
  const above = `${document.title}\n${best?.heading ?? ''}`;
  const inAbove = placesIn(above);
  const inText = placesIn(`${above}\n${best?.content ?? ''}`);
  const lines = document.passages
    .slice(0, MOST_PASSAGES)
    .flatMap(({ content }) => content.split(/\n|(?<=[.?!])\s+/))
    .map((line) => ({ line, share: shareOf(placesIn(line)) }));
  const bestLines = lines.toSorted((a, b) => b.share - a.share).slice(0, BEST_LINES);
  const topic = terms.findIndex((term) => isNoun(term.any[0] ?? '') && !isInflected(term));
  const kind = kindAsked(text);
  return {
    coverage: document.coverage,
    pairs: document.pairs,
    closeness: document.closeness,
    strength: Math.min(1.5, document.strength),
    unknown: shareOf((i) => counts[i] === 0),
    topic: topic === -1 ? 0.5 : inAbove(topic) ? 1 : inText(topic) ? 0.5 : 0,
    lead: next ? Math.min(MOST_LEAD, Math.max(0, 1 - next.score / document.score)) : USUAL_LEAD,
    short: 1 / Math.max(1, terms.length),
    asksKind: Number(kind !== null),
    tellsKind: kind === null ? 0 : bestLines.some(({ line }) => kind.test(line)) ? 1 : -1,
  };
}

const isNoun = (word: string) => word.length > 1 && !word.endsWith('다') && !isGeneric(word);
