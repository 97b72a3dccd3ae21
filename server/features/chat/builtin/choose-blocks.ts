import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RelevanceScorer } from '../retrieval/relevance.ts';
import { relevanceScorer } from '../retrieval/relevance.ts';
import type { Block, Line } from './blocks.ts';
import { namedRows } from './named-rows.ts';

/** About eight lines of the panel, which are visible without scrolling. */
const SHOWN_CHARS = 320;
const REST_CHARS = 900;
const MOST_SENTENCES = 4;
const MOST_ITEMS = 9;
const MOST_ROWS = 5;
/** Rows scoring below this share of the best row are left out. */
const LEAST_OF_ROW = 0.6;
/** Blocks scoring below this share of the best block are folded. */
const LEAST_SHARE = 0.3;
const HEADING_SHARE = 0.5;
const FIRST_GAIN = 0.1;

/** Splits the blocks into those that answer the question and the rest of the text, which is folded. */
export function chooseBlocks(
  evidence: Evidence,
  document: Pick<RankedDocument, 'place' | 'title'>,
  blocks: readonly Block[],
): { shown: Block[]; rest: Block[] } {
  const relevanceOf = relevanceScorer(evidence, document);
  const scored = blocks.map((block, i) => {
    const text = textOf(block);
    const score = Math.max(
      relevanceOf(text),
      HEADING_SHARE * (relevanceOf(block.heading) + relevanceOf(`${block.heading} ${text}`)),
    );
    return { block, short: shorten(block, evidence.text, relevanceOf), score: score + (i === 0 ? FIRST_GAIN : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const shown = new Set<Block>();
  let room = SHOWN_CHARS;
  for (const { block, short, score } of scored.toSorted((a, b) => b.score - a.score)) {
    const size = textOf(short).length;
    if (shown.size > 0 && (size > room || score < best * LEAST_SHARE)) continue;
    shown.add(block);
    room -= size;
  }
  // A list may stand between two sentences that speak of it.
  const places = scored.flatMap(({ block }, i) => (shown.has(block) ? [i] : []));
  for (const { block, short } of scored.slice(places[0], places.at(-1))) {
    if (shown.has(block) || textOf(short).length > room) continue;
    shown.add(block);
    room -= textOf(short).length;
  }
  let left = REST_CHARS;
  const rest = scored.flatMap(({ block, short }) => {
    left -= textOf(block).length;
    if (shown.has(block)) return short.isCut ? [block] : [];
    return left > 0 ? [block] : [];
  });
  return { shown: scored.flatMap(({ block, short }) => (shown.has(block) ? [short] : [])), rest };
}

const textOf = ({ intro, lines }: Block) => [...(intro ? [intro] : []), ...lines].map(({ text }) => text).join('\n');

/**
 * Shortens a block to what was asked. Numbered steps and code stay complete, because a missing step would be a wrong
 * answer.
 */
function shorten(block: Block, query: string, relevanceOf: RelevanceScorer): Block {
  const { kind, lines } = block;
  if (kind === 'ordered' || kind === 'code') return block;
  if (kind === 'row') {
    const [header, ...rows] = lines;
    if (!header) return block;
    const named = namedRows(rows, query, relevanceOf) ?? requestedRows(rows, relevanceOf);
    return { ...block, lines: [header, ...named], isCut: named.length < rows.length };
  }
  const relevant = mostRelevant(lines, kind === 'sentence' ? MOST_SENTENCES : MOST_ITEMS, relevanceOf);
  return { ...block, lines: relevant, isCut: relevant.length < lines.length };
}

function requestedRows(rows: readonly Line[], relevanceOf: RelevanceScorer): Line[] {
  const scores = rows.map(({ text }) => relevanceOf(text));
  const best = Math.max(...scores);
  return mostRelevant(
    rows.filter((_, i) => (scores[i] ?? 0) >= best * LEAST_OF_ROW),
    MOST_ROWS,
    relevanceOf,
  );
}

/** The lines that match the question best, in their original order. */
function mostRelevant(lines: readonly Line[], most: number, relevanceOf: RelevanceScorer): Line[] {
  if (lines.length <= most) return [...lines];
  const best = lines.map((line) => ({ line, score: relevanceOf(line.text) })).toSorted((a, b) => b.score - a.score);
  const kept = new Set(best.slice(0, most).map(({ line }) => line));
  return lines.filter((line) => kept.has(line));
}
