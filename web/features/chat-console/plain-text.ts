/** An answer without the marks of Markdown, for reading it among others. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/```\w*\n?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\\([\\[\]{}`*#])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
