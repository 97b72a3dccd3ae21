import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  hr: '---',
  emDelimiter: '_',
}).use(gfm);

// A `<` that somebody wrote stays one, instead of opening a tag where the Markdown is shown.
const { escape } = turndown;
turndown.escape = (text) => escape(text).replaceAll('<', '\\<');

/** Rich text as GitHub's Markdown; addresses of our own become whole ones. */
export const toMarkdown = (html: string, base: string): string =>
  turndown.turndown(html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${base}/`)).trim();
