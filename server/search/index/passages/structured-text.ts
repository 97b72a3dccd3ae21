import { textOf } from '#server/rich-text/plain-text.ts';

/** Placeholder for indentation, because the conversion to text trims lines. */
const INDENT = '\u{E000}';
const SPACE = '\u{E001}';
/** 참고, 팁, 주의 and 경고 label a note. The note's style is lost in text, so a colon is added. */
const NOTE = /(<blockquote>\s*<p>\s*<strong>[가-힣]{1,4})<\/strong>\s+/gi;

/**
 * Rich text as plain text with its structure: `1. ` and `- ` before list items, ` | ` between table cells, four spaces
 * before code. Answers rebuild lists and tables from it.
 */
export function structuredTextOf(html: string): string {
  const text = textOf(numbered(coded(html.replace(NOTE, '$1:</strong> '))).replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | '));
  return text.replaceAll(INDENT, '    ').replaceAll(SPACE, ' ');
}

const coded = (html: string) =>
  html.replace(/<pre\b[^<>]*>([\s\S]*?)<\/pre>/gi, (_, code: string) => {
    const lines = code.trim().split(/\n|<br\s*\/?>/i);
    return `<p>${lines.map((line) => INDENT + line.replace(/^ +/, (indent) => SPACE.repeat(indent.length))).join('<br>')}</p>`;
  });

const LIST_TAG = /<(\/?)(ol|ul|li)\b([^<>]*)>(?:\s*<p\b[^<>]*>)?/gi;

function numbered(html: string): string {
  const open: { next: number | null }[] = [];
  return html.replace(LIST_TAG, (_, slash: string, name: string, attributes: string) => {
    const kind = name.toLowerCase();
    if (kind === 'li') return slash === '' ? `\n${markerOf(open.at(-1))}` : '\n';
    if (slash === '/') open.pop();
    else open.push({ next: kind === 'ol' ? Number(/start="?(\d+)/i.exec(attributes)?.[1] ?? 1) : null });
    return '\n';
  });
}

function markerOf(list: { next: number | null } | undefined): string {
  if (!list || list.next === null) return '- ';
  list.next += 1;
  return `${list.next - 1}. `;
}
