import { excerptOf as beginningOf } from '#shared/text/excerpt.ts';
import { unescapeHtml } from '#shared/text/escape-html.ts';

const MAX_CHARS = 150;

/** Start of rich text as plain text, for the meta description. Needs no DOM. */
export function excerptOf(html: string): string {
  const text = unescapeHtml(html.replace(/<[^>]*>|&nbsp;/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return beginningOf(text, MAX_CHARS);
}
