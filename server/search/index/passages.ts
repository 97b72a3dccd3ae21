import type { Voice } from '#server/db/tables/search.tables.ts';

export interface Passage {
  heading: string;
  anchor: string;
  second: number | null;
  content: string;
  /** The company's, when not given. */
  voice?: Voice;
  /** Ways in which people ask for what it says. */
  wordings?: readonly string[];
}

const TARGET_CHARS = 450;
const LONGEST_CHARS = 600;
/** A shorter rest joins the piece before it. */
const SHORTEST_CHARS = 120;

/** Lines of one section as pieces of about 450 characters, cut between lines, else between sentences. */
export function cutIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    if (current !== '' && current.length + sentence.length > TARGET_CHARS) {
      pieces.push(current);
      current = '';
    }
    current = current === '' ? sentence : `${current}\n${sentence}`;
  }
  const last = pieces.at(-1);
  if (last !== undefined && current.length < SHORTEST_CHARS && last.length + current.length <= LONGEST_CHARS)
    pieces[pieces.length - 1] = `${last}\n${current}`;
  else if (current !== '') pieces.push(current);
  return pieces;
}

/** A line whole, or, when it is longer than a piece may be, sentence by sentence; what has no sentences is cut. */
function sentencesOf(line: string): string[] {
  if (line.trim() === '') return [];
  if (line.length <= TARGET_CHARS) return [line];
  const cut: string[] = [];
  for (const sentence of line.split(/(?<=[.!?。…])\s+/))
    for (let at = 0; at < sentence.length; at += LONGEST_CHARS) cut.push(sentence.slice(at, at + LONGEST_CHARS));
  return cut;
}

/** The heads above a place: a new one takes the place of those of its level and below. */
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
