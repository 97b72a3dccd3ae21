import { chatText } from '#shared/messages/chat/chat.ko.ts';

/** Markdown answer as plain text for lists. A menu JSON block becomes its button text, marks of lists become dots. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/```json\n(.*)\n```/g, (block, json: string) => wordsOf(json) ?? block)
    .replace(/```\w*\n?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^-{3,}$/gm, '')
    .replace(/^( *)[-*] /gm, '$1• ')
    .replace(/^#{1,6} /gm, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function wordsOf(json: string): string | null {
  try {
    const { desc } = JSON.parse(json) as { desc?: unknown };
    return typeof desc === 'string' ? `→ ${chatText.toMenu(desc)}` : null;
  } catch {
    return null;
  }
}
