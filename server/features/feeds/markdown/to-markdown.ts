import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

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

/** Converts rich text to GitHub Flavored Markdown; relative URLs become absolute. */
export const toMarkdown = (html: string, base: string): string =>
  turndown.turndown(html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${base}/`)).trim();
