import type { TokenizerObject } from 'marked';
import { Marked } from 'marked';
import { AppError, fail } from '../errors.ts';
import { boundedTokenizer } from './bounded-tokenizer.ts';

/** Single tildes are text, as in `08:00~20:00, 09:00~18:00`; only double tildes strike through. */
export const tildesAreText: TokenizerObject = {
  del: (src) => (src.startsWith('~~') ? false : undefined),
};

/**
 * Renders Markdown; not sanitised. With `breaks`, a line ends where it ends in the text.
 * @throws CM01 for a text that would cost too much.
 */
export async function markdownToHtml(markdown: string, { breaks = false } = {}): Promise<string> {
  try {
    return new Marked({ tokenizer: { ...boundedTokenizer(), ...tildesAreText } }).parse(markdown, {
      breaks,
      async: false,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // marked has added to the message of the error itself.
    return fail('CM01', { fields: error.fields, message: error.fields.markdown ?? '' });
  }
}
