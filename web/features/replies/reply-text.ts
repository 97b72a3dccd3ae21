import { escapeHtml, unescapeHtml } from '#shared/text/escape-html.ts';

/** Plain text to HTML: an empty line starts a new paragraph. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** HTML to plain text, for editing; null if it has formatting that would be lost. */
export function textOfHtml(html: string): string | null {
  if (/<(?!\/?p>|br ?\/?>)/.test(html)) return null;
  const lines = html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '');
  return unescapeHtml(lines);
}
