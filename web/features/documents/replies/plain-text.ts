import { escapeHtml, unescapeHtml } from '#shared/text/escape-html.ts';

/** A comment as it is typed becomes paragraphs: an empty line starts a new one. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The way back, for editing; null when the comment holds more than plain text can say. */
export function textOfHtml(html: string): string | null {
  if (/<(?!\/?p>|br ?\/?>)/.test(html)) return null;
  const lines = html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '');
  return unescapeHtml(lines);
}
