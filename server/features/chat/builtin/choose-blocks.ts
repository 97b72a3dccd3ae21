import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RelevanceScorer } from '../retrieval/relevance.ts';
import { relevanceScorer } from '../retrieval/relevance.ts';
import type { Block, Line } from './blocks.ts';
import { isSummaryOf } from './blocks.ts';

/** About eight lines of the panel, which are visible without scrolling. */
const SHOWN_CHARS = 320;
const WHOLE_CHARS = 450;
const REST_CHARS = 900;
const MOST = { sentence: 4, bullet: 9, row: 5 };
/** Blocks scoring below this share of the best block are folded. */
const LEAST_SHARE = 0.45;
/** If a row scores this much, rows scoring below this share of the best row are left out. */
const NAMED = 0.6;
/** Gain of the beginning, the best passage of the ranking, and asked steps. */
const GAIN = 0.1;
const ASKS_STEPS = /어떻게|방법|[는할]\s?법/;
/** A paragraph that scores so many times as much as each block before it comes first. */
const SAYS_MORE = 2;

/** Splits the blocks into those that answer the question and the rest of the text, which is folded. */
export function chooseBlocks(
  evidence: Evidence,
  document: Pick<RankedDocument, 'place' | 'title'> & { passages: readonly { passageId: number }[] },
  blocks: Block[],
) {
  const relevanceOf = relevanceScorer(evidence, document);
  // Little of a short text would be folded, if its parts are of one subject.
  const isApart = ({ heading, kind, intro }: Block) => heading !== blocks[0]?.heading || (kind === 'sentence' && intro);
  const isWhole = !blocks.some(isApart) && blocks.map(textOf).join('\n').length <= WHOLE_CHARS;
  const isInBest = ({ lines }: Block) => lines[0]?.passageId === document.passages[0]?.passageId;
  const isSteps = ({ kind }: Block) => kind === 'ordered' && ASKS_STEPS.test(evidence.text);
  const scored = blocks.map((block, i) => {
    const gains = [i === 0, isInBest(block), isSteps(block)].filter(Boolean).length;
    const score = relevanceOf(`${block.heading}\n${textOf(block)}`) + GAIN * gains;
    return { block, short: shorten(block, relevanceOf, isWhole), score };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isAsked = relevanceOf(document.title) >= 1;
  // A FAQ text begins with the answer to its title.
  const first = document.place === 'faq' && isAsked ? blocks.slice(0, 1) : [];
  const shown = new Set([...first, ...blocks.filter(isSummaryOf(document.place))]);
  let room = SHOWN_CHARS;
  for (const { block, short, score } of scored.toSorted((a, b) => b.score - a.score)) {
    const size = textOf(short).length;
    const hasRoom = size <= room || room >= SHOWN_CHARS / 2;
    if (!isWhole && shown.size > 0 && (!hasRoom || score < best * LEAST_SHARE)) continue;
    shown.add(block);
    room -= size;
  }
  // A sentence that announces or leads to something is no answer without it.
  for (const [i, { block, short }] of scored.entries()) {
    const next = blocks[i + 1];
    if (shown.has(block) && next?.intro && short.lines.at(-1) === next.intro) shown.add(next);
  }
  let left = REST_CHARS;
  const rest = blocks.filter((block, i) => {
    left -= textOf(block).length;
    return shown.has(block) ? scored[i]?.short.isCut : left > 0;
  });
  const told = scored.filter(({ block }) => shown.has(block));
  const isInOrder = isAsked || blocks.some(isSummaryOf(document.place));
  return { shown: (isInOrder ? told : mostSaidFirst(told)).map(({ short }) => short), rest };
}

/** Not what belongs to the block before or behind it. */
function mostSaidFirst<T extends { block: Block; score: number }>(told: readonly T[]): T[] {
  const at = told.findLastIndex(({ block: { kind, intro, lines }, score }, i) => {
    const isAlone = kind === 'sentence' && !intro && told[i + 1]?.block.intro !== lines.at(-1);
    return isAlone && told.slice(0, i).every((before) => score >= SAYS_MORE * before.score);
  });
  return [...told.slice(at, at + 1), ...told.filter((_, i) => i !== at)];
}

const textOf = ({ intro, lines }: Block) => [...(intro ? [intro] : []), ...lines].map(({ text }) => text).join('\n');

/** Shortens a block to what was asked, but no steps and no code: a missing step would be a wrong answer. */
function shorten(block: Block, relevanceOf: RelevanceScorer, isWhole: boolean): Block {
  const { kind, lines } = block;
  if (kind === 'ordered' || kind === 'code') return block;
  const head = kind === 'row' ? 1 : 0;
  const all = lines.slice(head);
  const least = kind === 'row' && all.some(({ text }) => relevanceOf(text, 0) >= NAMED) ? NAMED : 0;
  const relevant = mostRelevant(all, isWhole ? all.length : MOST[kind], relevanceOf, least);
  return { ...block, lines: [...lines.slice(0, head), ...relevant], isCut: relevant.length < all.length };
}

/** The lines that match the question best, at least `least` as well as the best one, in their original order. */
function mostRelevant(lines: readonly Line[], most: number, relevanceOf: RelevanceScorer, least = 0): Line[] {
  const best = lines.map((line) => ({ line, score: relevanceOf(line.text) })).toSorted((a, b) => b.score - a.score);
  const kept = best.slice(0, most).filter(({ score }) => score >= least * (best[0]?.score ?? 0));
  return lines.filter((one) => kept.some(({ line }) => line === one));
}
