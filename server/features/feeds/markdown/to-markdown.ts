import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { textOf } from '#server/rich-text/plain-text.ts';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  hr: '---',
  emDelimiter: '_',
}).use(gfm);

// Escapes a written `<`, so that it does not start a tag where the Markdown is displayed.
const { escape } = turndown;
turndown.escape = (text) => escape(text).replaceAll('<', '\\<');

/** Opening and closing ones; more take longer than anybody should wait (5 ms a thousand, `npm run bench -- costs`). */
const MOST_TAGS = 6_000;

/**
 * Converts rich text to GitHub Flavored Markdown; relative URLs become absolute. Of text that is mostly markup, the words
 * alone.
 */
export function toMarkdown(html: string, base: string): string {
  if (html.split('<').length > MOST_TAGS) return escapedText(html);
  return turndown.turndown(html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${base}/`)).trim();
}

const escapedText = (html: string) => turndown.escape(textOf(html)).replaceAll('\n', '\n\n');
