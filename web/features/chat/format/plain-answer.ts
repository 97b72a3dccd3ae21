import { inlineOf } from './inline-format.ts';
import type { Block } from './parse-answer-blocks.ts';
import { isHeader, parseAnswerBlocks } from './parse-answer-blocks.ts';

/** Answer as plain text, one line per block, for speech output and forms. Without related questions and JSON. */
export const plainAnswer = (content: string): string =>
  parseAnswerBlocks(content)
    .filter((block) => block.kind !== 'json' && block.kind !== 'question' && !isHeader(block))
    .map((block) => {
      const { kind, number, text } = block;
      if (kind === 'code') return text;
      if (kind === 'row') return plainRow(block);
      return number === undefined ? wordsOf(text) : `${number}. ${wordsOf(text)}`;
    })
    .join('\n');

/** The cells that say something, each but the first with its column name. */
const plainRow = ({ cells = [], heads = [] }: Block): string =>
  cells
    .flatMap((cell, i) => (cell === '' ? [] : [wordsOf(i > 0 && heads[i] ? `${heads[i]}: ${cell}` : cell)]))
    .join(', ');

const wordsOf = (text: string) =>
  inlineOf(text)
    .map((part) => part.text)
    .join('');
