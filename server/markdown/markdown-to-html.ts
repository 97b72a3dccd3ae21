import type { TokenizerObject } from 'marked';
import { Marked } from 'marked';

/** Single tildes are text, as in `08:00~20:00, 09:00~18:00`; only double tildes strike through. */
export const tildesAreText: TokenizerObject = {
  del: (src) => (src.startsWith('~~') ? false : undefined),
};

const marked = new Marked({ tokenizer: tildesAreText });

/** Renders Markdown of trusted content; not sanitised. With `breaks`, a line ends where it ends in the text. */
export const markdownToHtml = async (markdown: string, { breaks = false } = {}): Promise<string> =>
  marked.parse(markdown, { breaks });
