import { unescapeHtml } from '#shared/text/escape-html.ts';

const MAX_CHARS = 150;

/** The beginning of rich text as one plain sentence, for the page's description. Works without a DOM, on both sides. */
export function excerptOf(html: string): string {
  const text = unescapeHtml(html.replace(/<[^>]*>|&nbsp;/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS - 1).trimEnd()}…`;
}
