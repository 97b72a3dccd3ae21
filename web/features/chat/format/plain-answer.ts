import { inlineOf } from './inline.ts';
import { parseAnswerBlocks } from './parse-answer-blocks.ts';

/** An answer as it is read out or put into a form: words alone, a line each; no buttons and no JSON. */
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
