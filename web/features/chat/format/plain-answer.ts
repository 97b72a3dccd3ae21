import { inlineOf } from './inline.ts';
import { blocksOf } from './parse-answer-blocks.ts';

/** An answer as it is read out or put into a form: words alone, a line each; no buttons and no JSON. */
export const plainReply = (content: string): string =>
  blocksOf(content)
    .filter(({ kind }) => kind !== 'json' && kind !== 'question')
    .map(({ kind, number, text }) => {
      if (kind === 'code') return text;
      const words = inlineOf(text)
        .map((part) => part.text)
        .join('');
      return number === undefined ? words : `${number}. ${words}`;
    })
    .join('\n');
