import { chatText } from '#shared/messages/chat/chat.ko.ts';
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

/**
 * Where a fold after `shown` blocks stands. It shows the greater part of some steps, or folds before them: the first of
 * them alone would read as the whole way. It leaves no line that only announces a list, and no names of columns alone.
 * An answer that begins with its steps or its table shows those that fit, a row at least: nothing stands before them.
 */
export function foldAfter(blocks: readonly Block[], shown: number): number {
  const isStep = (at: number) => blocks[at]?.kind === 'numbered' && blocks[at - 1]?.kind === 'numbered';
  let start = shown;
  while (isStep(start) && !blocks[start]?.isApart) start -= 1;
  const end = listEnd(blocks, start);
  if (start < shown && (start === 0 || shown - start > end - shown)) return shown;
  const before = blocks[start - 1];
  if (isItem(blocks[start]) && before && isHeader(before)) {
    if (start === 1) return 2;
    start -= 1;
  }
  return start > 1 && isItem(blocks[start]) && !isItem(blocks[start - 1]) ? start - 1 : start;
}

/** What a folded part holds: the rest of a table, tables, steps, or how many items of several kinds, or only more. */
export function foldedName(blocks: readonly Block[]): string {
  const items = blocks.filter((block) => isItem(block) && !isHeader(block));
  const kinds = new Set(items.map(({ kind }) => kind));
  const tables = blocks.filter(isHeader).length;
  const [first] = blocks;
  const isOneList = !items.slice(1).some(({ isApart }) => isApart);
  if (kinds.size === 1 && kinds.has('numbered') && isOneList)
    return first?.kind === 'numbered' && first.number !== '1'
      ? chatText.restOfSteps(items.length)
      : chatText.moreSteps(items.length);
  if (kinds.size === 1 && kinds.has('row')) {
    if (items.length === blocks.length) return chatText.moreRows(items.length);
    if (tables > 0 && first !== items[0]) return chatText.moreTables(tables);
  }
  return items.length > 0 ? chatText.moreItems(items.length) : assistantClosingText.more;
}
