import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RelevanceScorer } from '../retrieval/relevance.ts';
import { relevanceScorer } from '../retrieval/relevance.ts';
import type { Block, Line } from './blocks.ts';
import { isSummaryOf } from './blocks.ts';

/** About eight lines of the panel, which are visible without scrolling. */
const SHOWN_CHARS = 320;
const REST_CHARS = 900;
const MOST_SENTENCES = 4;
const MOST_ITEMS = 9;
const MOST_ROWS = 5;
/** Blocks scoring below this share of the best block are folded. */
const LEAST_SHARE = 0.45;
/** If a row scores this much, rows scoring below this share of the best row are left out. */
const NAMED = 0.6;
const LEAST_OF_ROW = 0.6;
/** Gain of the beginning, which says what the text is about, and of the best passage of the ranking. */
const PLACE_GAIN = 0.1;

/** Splits the blocks into those that answer the question and the rest of the text, which is folded. */
export function chooseBlocks(
  evidence: Evidence,
  document: Pick<RankedDocument, 'place' | 'title' | 'passages'>,
  blocks: Block[],
) {
  const relevanceOf = relevanceScorer(evidence, document);
  // Little of a short text would be folded, if its parts are of one subject.
  const isApart = ({ heading, kind, intro }: Block) => heading !== blocks[0]?.heading || (kind === 'sentence' && intro);
  const isWhole = !blocks.some(isApart) && blocks.map(textOf).join('\n').length <= SHOWN_CHARS;
  const isInBest = ({ lines }: Block) => lines[0]?.passageId === document.passages[0]?.passageId;
  const scored = blocks.map((block, i) => ({
    block,
    short: shorten(block, relevanceOf, isWhole),
    score: relevanceOf(`${block.heading}\n${textOf(block)}`) + PLACE_GAIN * (Number(i === 0) + Number(isInBest(block))),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // A list or table belongs to the paragraph before it.
  const at = scored.findIndex(({ score }) => score === best);
  const next = scored[at + 1];
  if (next && next.block.kind !== 'sentence' && next.block.heading === blocks[at]?.heading)
    next.score = Math.max(next.score, best * LEAST_SHARE);
  const shown = new Set(blocks.filter(isSummaryOf(document.place)));
  let room = SHOWN_CHARS;
  for (const { block, short, score } of scored.toSorted((a, b) => b.score - a.score)) {
    const size = textOf(short).length;
    const hasRoom = size <= room || room >= SHOWN_CHARS / 2;
    if (!isWhole && shown.size > 0 && (!hasRoom || score < best * LEAST_SHARE)) continue;
    shown.add(block);
    room -= size;
  }
  // A sentence that announces something is no answer without it.
  for (const [i, { block, short }] of scored.entries()) {
    const next = blocks[i + 1];
    if (shown.has(block) && next?.intro && short.lines.at(-1) === next.intro) shown.add(next);
  }
  let left = REST_CHARS;
  const rest = blocks.filter((block, i) => {
    left -= textOf(block).length;
    return shown.has(block) ? scored[i]?.short.isCut : left > 0;
  });
  return { shown: scored.flatMap(({ block, short }) => (shown.has(block) ? [short] : [])), rest };
}

const textOf = ({ intro, lines }: Block) => [...(intro ? [intro] : []), ...lines].map(({ text }) => text).join('\n');

/** Shortens a block to what was asked, but no steps and no code: a missing step would be a wrong answer. */
function shorten(block: Block, relevanceOf: RelevanceScorer, isWhole: boolean): Block {
  const { kind, lines } = block;
  if (kind === 'ordered' || kind === 'code') return block;
  if (kind === 'row') {
    const [header, ...rows] = lines;
    if (!header) return block;
    const least = rows.some(({ text }) => relevanceOf(text) >= NAMED) ? LEAST_OF_ROW : 0;
    const relevant = mostRelevant(rows, isWhole ? rows.length : MOST_ROWS, relevanceOf, least);
    return { ...block, lines: [header, ...relevant], isCut: relevant.length < rows.length };
  }
  if (isWhole) return block;
  const relevant = mostRelevant(lines, kind === 'sentence' ? MOST_SENTENCES : MOST_ITEMS, relevanceOf);
  return { ...block, lines: relevant, isCut: relevant.length < lines.length };
}

/** The lines that match the question best, at least `least` as well as the best one, in their original order. */
function mostRelevant(lines: readonly Line[], most: number, relevanceOf: RelevanceScorer, least = 0): Line[] {
  if (lines.length <= most && least === 0) return [...lines];
  const best = lines.map((line) => ({ line, score: relevanceOf(line.text) })).toSorted((a, b) => b.score - a.score);
  const kept = best.slice(0, most).filter(({ score }) => score >= least * (best[0]?.score ?? 0));
  return lines.filter((one) => kept.some(({ line }) => line === one));
}
