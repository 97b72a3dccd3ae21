/** A piece of a line with one format. */
export type Inline = { kind: 'text' | 'bold' | 'code'; text: string } | { kind: 'link'; text: string; address: string };

const TOKEN =
  /\\([\\`*_{}[\]()#+\-.!|<>~])|`([^`\n]+)`|\*\*(?=\S)(.+?)\*\*|\[((?:\\.|[^\]\\])+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g;
/** A link that is not complete yet. */
const CUT_LINK = /(?<!\\)\[(?:\\.|[^\]\\\n])*(?:\](?:\([^)\s]*)?)?$/;
const CUT_MARK = /(?:\*\*(?:(?!\*\*).)*|\*|`[^`]*|\\)$/;

/** Splits a line into text, code, bold and links. Escapes are resolved; unknown syntax stays as text. */
export function inlineOf(line: string): Inline[] {
  const parts: Inline[] = [];
  const push = (part: Inline) => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  let at = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [whole, escaped, code, bold, label, address] = match;
    push({ kind: 'text', text: line.slice(at, match.index) });
    if (escaped !== undefined) push({ kind: 'text', text: escaped });
    else if (code !== undefined) push({ kind: 'code', text: code });
    else if (bold !== undefined) push({ kind: 'bold', text: unescape(bold) });
    else push({ kind: 'link', text: unescape(label ?? ''), address: address ?? '' });
    at = match.index + whole.length;
  }
  push({ kind: 'text', text: line.slice(at) });
  return parts;
}

/** For a line that is still being received: removes the incomplete mark at its end. */
export function withoutCutMark(line: string): string {
  const withoutLink = line.replace(CUT_LINK, '');
  const marks = withoutLink.match(/\*\*/g)?.length ?? 0;
  const ticks = withoutLink.match(/`/g)?.length ?? 0;
  return marks % 2 === 1 || ticks % 2 === 1 || /[\\*]$/.test(withoutLink)
    ? withoutLink.replace(CUT_MARK, (mark) => mark.replace(/^(?:\*\*?|`|\\)/, ''))
    : withoutLink;
}

export const unescape = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1');
