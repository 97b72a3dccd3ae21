import { inlineOf } from './inline-format.ts';
import { parseAnswerBlocks } from './parse-answer-blocks.ts';

/** Answer as plain text, one line per block, for speech output and forms. Without related questions and JSON. */
export const plainAnswer = (content: string): string =>
  parseAnswerBlocks(content)
    .filter(({ kind }) => kind !== 'json' && kind !== 'question')
    .map(({ kind, number, text }) => {
      if (kind === 'code') return text;
      const words = inlineOf(text)
        .map((part) => part.text)
        .join('');
      return number === undefined ? words : `${number}. ${words}`;
    })
    .join('\n');
