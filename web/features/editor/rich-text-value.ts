import { unescapeHtml } from '#shared/text/escape-html.ts';

/** Value of the editor: the HTML to send, and what the length rules need. */
export interface RichText {
  html: string;
  text: string;
  hasMedia: boolean;
}

const WITHIN_A_LINE = /<\/?(?:strong|b|em|i|u|s|a|code)\b[^<>]*>/g;

/** For HTML from the server; needs no DOM. Counts as the editor does. */
export const richTextOf = (html: string): RichText => ({
  html,
  text: unescapeHtml(html.replace(WITHIN_A_LINE, '').replace(/<[^>]*>/g, '\n'))
    .replace(/\s*\n\s*/g, '\n')
    .trim(),
  hasMedia: /<img\b/.test(html),
});
