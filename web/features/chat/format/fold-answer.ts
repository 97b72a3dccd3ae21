import { assistantClosingText } from '#shared/messages/chat/assistant-closing.ko.ts';
import type { Block } from './parse-answer-blocks.ts';
import { isHeader } from './parse-answer-blocks.ts';

export interface AnswerParts {
  /** Shown at once, as far as there is room. */
  seen: Block[];
  /** The rest, by the answer's own marks: after the title 더 보기, up to a rule. */
  folded: Block[];
  /** Questions below the line that introduces them. */
  related: string[];
}

/** Cuts an answer into what is seen, what is folded, and questions that lead on. */
export function partsOf(blocks: readonly Block[]): AnswerParts {
  const parts: AnswerParts = { seen: [], folded: [], related: [] };
  let place: 'seen' | 'folded' | 'related' = 'seen';
  for (const block of blocks) {
    if (place === 'seen' && block.kind === 'title' && block.text === assistantClosingText.more) place = 'folded';
    else if (place === 'folded' && block.kind === 'text' && block.text === assistantClosingText.rule) place = 'seen';
    else if (block.kind === 'text' && block.text === assistantClosingText.related) place = 'related';
    else if (place === 'related' && block.kind === 'question') parts.related.push(block.text);
    else {
      if (place === 'related') place = 'seen';
      parts[place].push(block);
    }
  }
  return parts;
}

/** Whether a list of the answer leads to the address itself, as to the customers or to what is beside the answer. */
export const isListed = (blocks: readonly Block[], path: string | null): boolean =>
  path !== null && blocks.some(({ kind, text }) => kind === 'bullet' && text.includes(`](${path})`));

/** Without the line that leads to the forms of an inquiry, where they stand below as buttons. */
export const withoutAsk = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ text }) => text !== assistantClosingText.ask);

const ITEMS: readonly (Block['kind'] | undefined)[] = ['bullet', 'numbered', 'row'];
const isItem = (block: Block | undefined) => ITEMS.includes(block?.kind);

/** End of the list that begins or goes on at `at`; `at` if none does. An empty line ends a list. */
function listEnd(blocks: readonly Block[], at: number): number {
  if (!isItem(blocks[at])) return at;
  const after = blocks.findIndex((block, index) => index > at && (!isItem(block) || block.isApart));
  return after === -1 ? blocks.length : after;
}

/** Where a fold after `shown` blocks stands, so that it leaves no line that only announces a list that it hides. */
export const foldAfter = (blocks: readonly Block[], shown: number): number =>
  shown > 1 && isItem(blocks[shown]) && !isItem(blocks[shown - 1]) ? shown - 1 : shown;

/** Number of list items or table rows that a folded part begins with. */
export const itemsAtStart = (blocks: readonly Block[]): number =>
  blocks.slice(0, listEnd(blocks, 0)).filter((block) => !isHeader(block)).length;
