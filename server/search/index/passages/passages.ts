import type { Voice } from '#server/db/tables/search.tables.ts';

export interface Passage {
  heading: string;
  anchor: string;
  second: number | null;
  content: string;
  /** Default: the company. */
  voice?: Voice;
  /** Questions that the passage answers. */
  wordings?: readonly string[];
}

const TARGET_CHARS = 450;
const LONGEST_CHARS = 600;
/** Longer heads of tables are not repeated. */
const LONGEST_HEAD = 150;
/** A shorter rest is appended to the previous piece. */
const SHORTEST_CHARS = 120;

/**
 * Splits the lines of a section into pieces of about 450 characters, between lines or else between sentences. A table
 * that goes on in the next piece begins there with its head again: its rows say nothing without.
 */
export function* cutIntoPieces(text: string): Generator<string> {
  let before: string | undefined;
  // Joined once per piece, because files may have hundreds of thousands of short lines.
  let lines: string[] = [];
  let chars = 0;
  let head: string | null = null;
  let repeated: string[] = [];
  for (const line of linesOf(text)) {
    if (line.trim() === '') continue;
    const goesOn = head !== null && isRow(line);
    if (!goesOn) head = isRow(line) ? line : null;
    for (const sentence of line.length <= TARGET_CHARS ? [line] : sentencesOf(line)) {
      if (chars > 0 && chars + sentence.length > TARGET_CHARS) {
        if (before !== undefined) yield before;
        before = [...repeated, ...lines].join('\n');
        repeated = goesOn && head !== null && head.length <= LONGEST_HEAD ? [head] : [];
        lines = [];
        chars = repeated[0]?.length ?? 0;
      }
      chars += sentence.length + (lines.length > 0 ? 1 : 0);
      lines.push(sentence);
    }
  }
  const current = lines.join('\n');
  if (before !== undefined && current.length < SHORTEST_CHARS && before.length + current.length <= LONGEST_CHARS)
    return yield `${before}\n${current}`;
  if (before !== undefined) yield before;
  if (current !== '') yield [...repeated, current].join('\n');
}

/** A row of a table, but not code, nor an item of a list. */
const isRow = (line: string): boolean => line.includes(' | ') && !/^(?: {4}|- |\d+\. )/.test(line);

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end === -1 ? undefined : end);
    at = end === -1 ? Infinity : end + 1;
  }
}

/** Splits an overlong line into sentences; text without sentences is cut. */
function sentencesOf(line: string): string[] {
  const cut: string[] = [];
  for (const sentence of line.split(/(?<=[.!?。…])\s+/))
    for (let at = 0; at < sentence.length; at += LONGEST_CHARS) cut.push(sentence.slice(at, at + LONGEST_CHARS));
  return cut;
}

/** Current headings by level: a new one replaces those of its level and below. */
export class HeadingPath {
  private readonly heads: { level: number; text: string }[] = [];
  enter(level: number, text: string): void {
    while ((this.heads.at(-1)?.level ?? -1) >= level) this.heads.pop();
    this.heads.push({ level, text });
  }
  toString(): string {
    return this.heads.map(({ text }) => text).join(' > ');
  }
}
