import { objectScanner } from '#shared/chat/object-scanner.ts';
import { unescape, withoutCutMark } from './inline.ts';

/** A line of an answer, or several that belong together. */
export interface Block {
  kind: 'question' | 'title' | 'numbered' | 'bullet' | 'text' | 'code' | 'json';
  text: string;
  /** Of a numbered line. */
  number?: string;
  /** An empty line stood before. */
  isApart: boolean;
}

const QUESTION = /^(?:[-*•]\s+|\d+[.)]\s+)?\*\*\s*["“”「](.+?)["“”」][.?!]?\s*\*\*/;
const TITLE = /^(?:#{1,6}\s*|\*\*)/;
const NUMBERED = /^(\d{1,3})[.)]\s+(.*)$/;
const BULLET = /^[-*•]\s+(.*)$/;
const FENCE = /^(`{3,})\s*(\w*)\s*$/;
/** Where menu navigation begins without a fence: an object that opens a line, or one of ours behind words. */
const BARE_JSON = /^\{\s*(?:"|\}|$)/;
const MENU_JSON = /(?<![\\`])\{\s*"(?:menu|desc|startDt|endDt|status)"\s*:/;
/** Too little of a line to know what it will be. */
const UNDECIDED =
  /^(?:\*{1,2}|[-*•]\s\*{0,2}|`+\w*|#{1,6}\s?|\d{1,3}[.)]?|\{.*)$|^(?:[-*•]\s+)?\*\*\s*["“”「](?!.*\*\*)/;

/**
 * Cuts an answer into blocks (specification point 4, Reply formatting). While it is still coming, what cannot be
 * told yet is left out, so that no marks flash up and vanish.
 */
export function parseAnswerBlocks(content: string, isComing = false): Block[] {
  const blocks: Block[] = [];
  const lines = content.replaceAll('\r', '').split('\n');
  let isApart = false;
  const push = (block: Omit<Block, 'isApart'>) => {
    blocks.push({ ...block, isApart: isApart && blocks.length > 0 });
    isApart = false;
  };

  for (let i = 0; i < lines.length; i += 1) {
    const isLast = i === lines.length - 1;
    const line = (lines[i] ?? '').trim();
    if (line === '') {
      isApart = true;
      continue;
    }
    const fence = FENCE.exec(line);
    if (fence) {
      const [, marks = '', language = ''] = fence;
      const end = lines.findIndex((other, at) => at > i && closes(other.trim(), marks));
      const text = lines.slice(i + 1, end === -1 ? undefined : end).join('\n');
      const isJson = language.toLowerCase() === 'json' || (language === '' && MENU_JSON.test(text));
      if (!isComing || end !== -1 || !isJson) push({ kind: isJson ? 'json' : 'code', text });
      i = end === -1 ? lines.length : end;
      continue;
    }
    const at = BARE_JSON.test(line) ? 0 : (MENU_JSON.exec(line)?.index ?? -1);
    if (at !== -1) {
      const rest = [line.slice(at), ...lines.slice(i + 1)].join('\n');
      const object = objectScanner().push(rest).at(0);
      const isWhole = object?.kind === 'object';
      if (at > 0) push(lineOf(line.slice(0, at).trim()));
      if (isWhole || !isComing) push({ kind: 'json', text: isWhole ? object.text : rest.trim() });
      if (!isWhole) break;
      // What follows it is read as if it stood on a line of its own.
      lines.splice(i, lines.length - i, '', ...rest.slice(object.text.length).split('\n'));
      continue;
    }
    if (isLast && isComing) {
      if (UNDECIDED.test(line)) break;
      push(lineOf(withoutCutMark(line)));
    } else push(lineOf(line));
  }
  return blocks;
}

/** As many marks as have opened a block of code, or more; fewer are part of it. */
const closes = (line: string, marks: string) => /^`+$/.test(line) && line.length >= marks.length;

function lineOf(line: string): Omit<Block, 'isApart'> {
  const question = QUESTION.exec(line);
  if (question) return { kind: 'question', text: unescape(question[1] ?? '').trim() };
  if (TITLE.test(line)) return { kind: 'title', text: line.replace(TITLE, '').replaceAll('**', '').trim() };
  const numbered = NUMBERED.exec(line);
  if (numbered) return { kind: 'numbered', number: numbered[1], text: numbered[2] ?? '' };
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'bullet', text: bullet[1] ?? '' };
  return { kind: 'text', text: line };
}
