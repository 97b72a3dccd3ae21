import { excerptOf } from '#shared/text/excerpt.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { withoutMarks } from '#server/search/passage-line.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { relevanceScorer } from '../retrieval/relevance.ts';
import { blocksOf, isBare } from './blocks.ts';

const MOST_CHARS = 160;
const MOST_PASSAGES = 3;
/** A second line scoring below this share of the best line is left out. */
const LEAST_SHARE = 0.6;
/** How replies begin. */
const GREETING = /^안녕하(?:세요|십니까)|(?:팀|담당자)입니다\.?$/;

/** The one or two lines of a near document that match the question best, without list markers. */
export function nearestLineOf(evidence: Evidence, document: RankedDocument): string {
  const relevanceOf = relevanceScorer(evidence, document);
  const best = blocksOf(document.passages.slice(0, MOST_PASSAGES))
    .flatMap(({ kind, heading, lines, intro }) => {
      // The head of a table says nothing alone.
      const told = kind === 'row' && lines.length > 1 ? lines.slice(1) : lines;
      const head = told === lines ? '' : lines[0]?.text;
      return told.map(({ text }) => ({ text, line: withoutMarks(text, head), under: intro?.text || heading }));
    })
    .filter(({ text }) => !GREETING.test(text))
    .map(({ text, line, under }, at) => ({
      line: isBare(line) && under !== '' ? `${under}: ${line}` : line,
      at,
      score: relevanceOf(text),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2);
  const relevant = best.filter(({ score }) => score >= LEAST_SHARE * (best[0]?.score ?? 0));
  const inOrder = relevant.toSorted((a, b) => a.at - b.at);
  const all = inOrder.map(({ line }) => line).join(' … ');
  return excerptOf(all.length <= MOST_CHARS ? all : (best[0]?.line ?? ''), MOST_CHARS);
}
