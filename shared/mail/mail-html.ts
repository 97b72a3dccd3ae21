import { escapeHtml, unescapeHtml } from '../text/escape-html.ts';
import { BUTTON_LINE } from './mail-templates.ts';

/** A line as the editor shows it: a paragraph, or a button with its address. Places stay in braces. */
const lineToHtml = (line: string): string => {
  const [, label, target] = BUTTON_LINE.exec(line.trim()) ?? [];
  return label === undefined || target === undefined
    ? `<p>${escapeHtml(line)}</p>`
    : `<p data-button="${escapeHtml(target)}">${escapeHtml(label)}</p>`;
};

/** The stored text of a mail for the editor: one line is one paragraph. */
export const mailToHtml = (body: string): string => body.split('\n').map(lineToHtml).join('');

/** The inverse of `mailToHtml`, of what the editor writes: paragraphs of text without marks. */
export const htmlToMail = (html: string): string =>
  [...html.matchAll(/<p([^<>]*)>([^<>]*)<\/p>/g)]
    .map(([, attributes = '', words = '']) => {
      const target = /\bdata-button="([^"]*)"/.exec(attributes)?.[1];
      const text = unescapeHtml(words.replaceAll('&nbsp;', ' '));
      return target === undefined || text.trim() === '' ? text : `[${text.trim()}](${unescapeHtml(target)})`;
    })
    .join('\n');
