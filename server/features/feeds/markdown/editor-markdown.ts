import { toMarkdown } from './to-markdown.ts';

/**
 * Markdown of a text from the editor, spelled as the delivered texts are, so that a comparison of versions shows what
 * somebody changed and not how a program writes lists and tables.
 */
export function editorMarkdown(html: string): string {
  const markdown = toMarkdown(withoutEditorMarks(html), '');
  // What stands in a code block stays as it is.
  return html.includes('<pre') ? markdown : markdown.split('\n').map(respell).join('\n');
}

/**
 * The editor writes column widths, and paragraphs in cells and list items: both hide from the converter that a table has
 * a head, and that a list is a dense one.
 */
const withoutEditorMarks = (html: string): string =>
  html
    .replace(/<colgroup>(?:<col\b[^<>]*>|<\/col>|\s)*<\/colgroup>/g, '')
    .replace(/(<t[hd]\b[^<>]*>)\s*<p>((?:(?!<\/?p\b|<\/t[hd]>)[\s\S])*)<\/p>\s*(?=<\/t[hd]>)/g, '$1$2')
    .replace(/(<li\b[^<>]*>)\s*<p>((?:(?!<\/?p\b|<\/li>)[\s\S])*)<\/p>\s*(?=<\/li>|<[uo]l\b)/g, '$1$2');

const respell = (line: string): string =>
  line.startsWith('|')
    ? line.replace(/\| -{3,} (?=\|)/g, '|---').replace(/(?<! ) {2,}\|/g, ' |')
    : line
        .replace(/^(?: {4})+/, (indent) => ' '.repeat((indent.length / 4) * 3))
        .replace(/^( *)(-|\d+\.) {2,3}(?=\S)/, '$1$2 ')
        .replace(/^(#+ \d+)\\\./, '$1.');
