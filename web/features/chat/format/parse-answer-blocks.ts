import { objectScanner } from '#shared/chat/object-scanner.ts';
import { unescape, withoutCutMark } from './inline-format.ts';

/** One or more lines of an answer with the same format. */
export interface Block {
  kind: 'question' | 'title' | 'numbered' | 'bullet' | 'row' | 'text' | 'code' | 'json';
  text: string;
  /** Only for rows of a table. */
  cells?: string[];
  /** Column names of a row, empty in the row that names them. */
  heads?: string[];
  /** Only for numbered lines. */
  number?: string;
  /** An empty line precedes. */
  isApart: boolean;
}

const QUESTION = /^(?:[-*•]\s+|\d+[.)]\s+)?\*\*\s*["“”「](.+?)["“”」][.?!]?\s*\*\*/;
const TITLE = /^(?:#{1,6}\s*|\*\*)/;
const NUMBERED = /^(\d{1,3})[.)]\s+(.*)$/;
const BULLET = /^[-*•]\s+(.*)$/;
const ROW = /^\|./;
/** Below the row that names the columns of a table (GFM 4.10). */
const RULE = /^\|\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const FENCE = /^(`{3,})\s*(\w*)\s*$/;
/** Menu JSON without a code fence: at the start of a line, or after text if it starts with a known key. */
const BARE_JSON = /^\{\s*(?:"|\}|$)/;
const MENU_JSON = /(?<![\\`])\{\s*"(?:menu|desc|startDt|endDt|status)"\s*:/;
/** Start of a line whose kind is not known yet. */
const UNDECIDED =
  /^(?:\*{1,2}|[-*•]\s\*{0,2}|`+\w*|#{1,6}\s?|\d{1,3}[.)]?|\{.*|\|.*)$|^(?:[-*•]\s+)?\*\*\s*["“”「](?!.*\*\*)/;

/**
 * Splits an answer into blocks (specification point 4, Reply formatting). With `isComing`, an incomplete end is left
 * out, so that no marks appear briefly.
 */
export function parseAnswerBlocks(content: string, isComing = false): Block[] {
  const blocks: Block[] = [];
  const lines = content.replaceAll('\r', '').split('\n');
  let isApart = false;
  let heads: string[] = [];
  const push = (...added: Omit<Block, 'isApart'>[]) => {
    for (const block of added) {
      blocks.push({ ...block, isApart: isApart && blocks.length > 0 });
      isApart = false;
    }
  };

  for (let i = 0; i < lines.length; i += 1) {
    const isLast = i === lines.length - 1;
    const line = (lines[i] ?? '').trim();
    const next = (lines[i + 1] ?? '').trim();
    if (ROW.test(line) && (heads.length > 0 || RULE.test(next))) {
      // The rule, too, may not have come whole.
      if (isComing && (isLast || (heads.length === 0 && i === lines.length - 2))) break;
      const cells = cellsOf(line);
      push({ kind: 'row', text: cells.join(' '), cells, heads });
      if (heads.length === 0) {
        heads = cells;
        i += 1;
      }
      continue;
    }
    // Whether it begins a table is not known before the next line.
    if (isComing && ROW.test(line) && i >= lines.length - 2 && /^(?:\|.*)?$/.test(next)) break;
    heads = [];
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
      if (at > 0) push(...blocksOf(line.slice(0, at).trim()));
      if (isWhole || !isComing) push({ kind: 'json', text: isWhole ? object.text : rest.trim() });
      if (!isWhole) break;
      // The text after the object is parsed as a line of its own.
      lines.splice(i, lines.length - i, '', ...rest.slice(object.text.length).split('\n'));
      continue;
    }
    if (isLast && isComing) {
      if (UNDECIDED.test(line)) break;
      push(...blocksOf(withoutCutMark(line)));
    } else push(...blocksOf(line));
  }
  return blocks;
}

/** A closing fence is at least as long as the opening one. */
const closes = (line: string, marks: string) => /^`+$/.test(line) && line.length >= marks.length;

/** The row of a table that names its columns. */
export const isHeader = ({ kind, heads }: Block): boolean => kind === 'row' && heads?.length === 0;

const cellsOf = (line: string): string[] =>
  [...`${line.slice(1).replace(/\|$/, '')}|`.matchAll(/((?:\\.|[^\\|])*)\|/g)].map(([, cell = '']) => cell.trim());

function blocksOf(line: string): Omit<Block, 'isApart'>[] {
  const question = QUESTION.exec(line);
  if (!question) return [lineOf(line)];
  const rest = line.slice(question[0].length).trim();
  const button = { kind: 'question', text: unescape(question[1] ?? '').trim() } as const;
  return /[\p{L}\p{N}]/u.test(rest) ? [button, lineOf(rest)] : [button];
}

function lineOf(line: string): Omit<Block, 'isApart'> {
  if (TITLE.test(line)) return { kind: 'title', text: line.replace(TITLE, '').replaceAll('**', '').trim() };
  const numbered = NUMBERED.exec(line);
  if (numbered) return { kind: 'numbered', number: numbered[1], text: numbered[2] ?? '' };
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'bullet', text: bullet[1] ?? '' };
  return { kind: 'text', text: line };
}
