import { markdownToHtml } from '#server/markdown/markdown-to-html.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';

/**
 * A pinned answer as its editor shows it, which knows what the chat knows: one kind of title, and no tables, whose rows
 * become lines.
 */
export async function answerHtml(markdown: string): Promise<string> {
  const html = await markdownToHtml(markdown, { breaks: true });
  return sanitizeRichText(html.replace(/(<\/?)h[1-6]\b/g, '$1h3'))
    .replace(/<\/t[hd]>\s*<t[hd]\b[^<>]*>/g, ' | ')
    .replace(/(<\/?)tr>/g, '$1p>')
    .replace(/<\/?(?:table|thead|tbody|t[hd])\b[^<>]*>/g, '');
}
