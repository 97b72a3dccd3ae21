const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A comment as it is typed becomes paragraphs: an empty line starts a new one. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The way back, for editing; null when the comment holds more than plain text can say. */
export function textOfHtml(html: string): string | null {
  if (/<(?!\/?p>|br ?\/?>)/.test(html)) return null;
  return html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<\/?p>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => UNESCAPES[entity] ?? '');
}

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '');
const UNESCAPES = Object.fromEntries(Object.entries(ESCAPES).map(([char, entity]) => [entity, char]));
