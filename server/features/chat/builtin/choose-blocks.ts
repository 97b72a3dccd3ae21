import type { Analyser, Term } from '#server/search/analyse/analyser.ts';
import { scorerOf } from '#server/search/query/score.ts';
import type { Block, Line } from './blocks.ts';
import { namedRows } from './named-rows.ts';

const MOST_CHARS = 520;
const MOST_SENTENCES = 3;
const MOST_ITEMS = 9;
const MOST_ROWS = 8;
/** 두 가지 방식이 있습니다: says nothing without what stands below it. */
const ANNOUNCES =
  /(?<![가-힣])(?:[두세네]|다섯|여섯|여러|몇|\d)\s?가지|다음(?:과\s?같|의|\s?순서|처럼)|아래(?:와|의|에|처럼|\s?표|\s?순서)|이렇게|순서(?:로|대로)|골라주세요/;
/** So much more than there is room for may be what was announced. */
const MOST_OVER = 260;
/** A block that says less than this part of what the best says is left out. */
const LEAST_SHARE = 0.5;
/** What the first words of a text are worth: they usually hold the answer. */
const FIRST_BONUS = 0.15;
const TITLE_SHARE = 0.25;
const HEADING_SHARE = 0.6;

interface Asked {
  /** The question as it was understood. */
  text: string;
  terms: readonly Term[];
  weights: readonly number[];
  /** Of the document: what it says already tells no block from another. */
  title: string;
}

/**
 * The blocks that answer, in the order of the text. When the text as a whole was asked for (`isWhole`: its title is
 * the question), from its beginning as far as there is room; otherwise those that speak most of what was asked.
 */
export function chooseBlocks(
  analyser: Analyser,
  { text, terms, weights, title }: Asked,
  blocks: readonly Block[],
  isWhole: boolean,
): Block[] {
  const inTitle = analyser.tokens(title).join(' ');
  const telling = weights.map((weight, i) => weight * (isIn(terms[i], inTitle) ? TITLE_SHARE : 1));
  const { coverage } = scorerOf(terms, telling);
  const speaksOf = (text: string) => coverage(analyser.tokens(text).join(' '));
  const scored = blocks.map((block, i) => ({
    block,
    score:
      Math.max(
        speaksOf(textOf(block)),
        HEADING_SHARE * speaksOf(block.heading) + (1 - HEADING_SHARE) * speaksOf(`${block.heading} ${textOf(block)}`),
      ) + (i === 0 ? FIRST_BONUS : 0),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const wanted = isWhole
    ? scored
    : scored.toSorted((a, b) => b.score - a.score).filter(({ score }) => score >= best * LEAST_SHARE);
  const chosen = new Set<Block>();
  let room = MOST_CHARS;
  for (const { block } of wanted) {
    const size = textOf(cut(block, text, speaksOf)).length;
    if (chosen.size > 0 && size > room) continue;
    chosen.add(block);
    room -= size;
  }
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (!next?.intro || !chosen.has(block) || block.lines.at(-1) !== next.intro) return;
    if (!ANNOUNCES.test(next.intro.text) || chosen.has(next)) return;
    const size = textOf(cut(next, text, speaksOf)).length;
    if (size > room + MOST_OVER) return;
    chosen.add(next);
    room -= size;
  });
  return blocks.filter((block) => chosen.has(block)).map((block) => cut(block, text, speaksOf));
}

const isIn = (term: Term | undefined, tokens: string) => term !== undefined && scorerOf([term]).coverage(tokens) > 0;

const textOf = ({ intro, lines }: Block) => [...(intro ? [intro] : []), ...lines].map(({ text }) => text).join('\n');

/** A block as short as it still says what was asked. Steps stay whole: one left out would be a wrong answer. */
function cut(block: Block, asked: string, speaksOf: (text: string) => number): Block {
  const { kind, lines } = block;
  if (kind === 'ordered' || kind === 'code') return block;
  if (kind === 'row') {
    const [header, ...rows] = lines;
    if (!header) return block;
    const named = namedRows(rows, asked, speaksOf);
    if (named) return { ...block, lines: [header, ...named] };
    const wanted = mostTelling(rows, MOST_ROWS, speaksOf);
    return { ...block, lines: [header, ...wanted], isCut: wanted.length < rows.length };
  }
  if (kind === 'sentence') return { ...block, lines: mostTelling(lines, MOST_SENTENCES, speaksOf) };
  const wanted = mostTelling(lines, MOST_ITEMS, speaksOf);
  return { ...block, lines: wanted, isCut: wanted.length < lines.length };
}

/** Of too many lines those that speak of what was asked; the first when none does. */
function mostTelling(lines: readonly Line[], most: number, speaksOf: (text: string) => number): Line[] {
  if (lines.length <= most) return [...lines];
  const best = lines
    .map((line) => ({ line, score: speaksOf(line.text) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
  const kept = new Set(best.map(({ line }) => line));
  return lines.filter((line) => kept.has(line));
}
