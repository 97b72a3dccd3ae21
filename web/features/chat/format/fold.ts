import { assistantClosingText } from '#shared/messages/assistant/assistant-closing.ko.ts';
import type { Block } from './parse-answer-blocks.ts';

/** Blocks that are seen at once, or those that are folded together. */
export interface Part {
  isFolded: boolean;
  blocks: Block[];
}

/** Cuts an answer where its rest begins and ends: the title 더 보기, and a rule. */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [{ isFolded: false, blocks: [] }];
  for (const block of blocks) {
    const { isFolded = false } = parts.at(-1) ?? {};
    if (!isFolded && block.kind === 'title' && block.text === assistantClosingText.more) {
      parts.push({ isFolded: true, blocks: [] });
    } else if (isFolded && block.kind === 'text' && block.text === assistantClosingText.rule) {
      parts.push({ isFolded: false, blocks: [] });
    } else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter((part) => part.blocks.length > 0);
}
