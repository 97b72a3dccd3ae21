import { excerptOf } from '#shared/text/excerpt.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { withoutMarks } from '#server/search/passage-line.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { relevanceScorer } from '../retrieval/relevance.ts';
import { sentencesOf } from './sentences.ts';

const MOST_CHARS = 160;
const MOST_PASSAGES = 3;
/** A second line scoring below this share of the best line is left out. */
const LEAST_SHARE = 0.6;
/** How replies begin. */
const GREETING = /^안녕하(?:세요|십니까)|(?:팀|담당자)입니다\.?$/;

/** The one or two lines of a near document that match the question best, without list markers. */
export function nearestLineOf(evidence: Evidence, document: RankedDocument): string {
  const relevanceOf = relevanceScorer(evidence, document);
  const [best, second] = document.passages
    .slice(0, MOST_PASSAGES)
    .flatMap(({ content }) => content.split('\n'))
    .flatMap((line) => (line.includes(' | ') ? [line] : sentencesOf(line)))
    .filter((line) => !GREETING.test(line))
    .map((line, at) => ({ line: withoutMarks(line), at, score: relevanceOf(line) }))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return '';
  const relevant = second && second.score >= LEAST_SHARE * best.score ? [best, second] : [best];
  const all = relevant.toSorted((a, b) => a.at - b.at).map(({ line }) => line);
  return excerptOf(all.join(' … ').length <= MOST_CHARS ? all.join(' … ') : best.line, MOST_CHARS);
}
