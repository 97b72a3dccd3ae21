import type { TokenizerObject } from 'marked';
import { Marked } from 'marked';

/** `08:00~20:00, 09:00~18:00` are times: only two tildes strike out what stands between them. */
export const tildesAreText: TokenizerObject = {
  del: (src) => (src.startsWith('~~') ? false : undefined),
};

const marked = new Marked({ tokenizer: tildesAreText });

/** Markdown of our own content as HTML. */
export const markdownToHtml = async (markdown: string): Promise<string> => marked.parse(markdown);
