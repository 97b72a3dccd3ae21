import type { RankedDocument } from '#server/search/query/rank-documents.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { speakerOf } from './choose-blocks.ts';
import { sentencesOf } from './sentences.ts';

const MOST_CHARS = 120;
const MOST_PASSAGES = 2;

/** Of a document that comes near, the one line that says most of what was asked, without the marks of lists. */
export function nearestLineOf(evidence: Evidence, { title, passages }: RankedDocument): string {
  const speaksOf = speakerOf(evidence, title);
  const lines = passages
    .slice(0, MOST_PASSAGES)
    .flatMap(({ content }) => content.split('\n'))
    .flatMap((line) => (line.includes(' | ') ? [line] : sentencesOf(line)))
    .map((line) => ({ line, score: speaksOf(line) }));
  const best = lines.toSorted((a, b) => b.score - a.score)[0]?.line ?? '';
  const plain = best
    .replace(/^(?:- |\d+\. )/, '')
    .replaceAll(' | ', ' · ')
    .trim();
  return plain.length <= MOST_CHARS ? plain : `${plain.slice(0, MOST_CHARS - 1)}…`;
}
