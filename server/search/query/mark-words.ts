import { composed } from '#shared/text/compose.ts';
import type { Analyser, Term } from '../analyse/analyser.ts';
import { beginsWords } from '../match.ts';

export interface Part {
  text: string;
  isHit: boolean;
}

/** Splits a text at the query's words, in any inflected form. */
export function mark(analyser: Analyser, text: string, terms: readonly Term[]): Part[] {
  const whole = composed(text);
  const words = terms.flatMap(({ any, parts = [] }) => [...any, ...parts]);
  const parts: Part[] = [];
  let end = 0;
  for (const piece of analyser.pieces(whole)) {
    const hit = piece.tokens.find((token) => words.some((word) => isHit(token, word)));
    if (hit === undefined) continue;
    // 셀렉터를: the word is marked without its particle. 멈췄습니다 does not contain 멈추다 and is marked whole.
    const inside = piece.text.indexOf(hit);
    const from = piece.at + Math.max(inside, 0);
    const to = inside === -1 ? piece.at + piece.text.length : from + hit.length;
    if (from > end) parts.push({ text: whole.slice(end, from), isHit: false });
    parts.push({ text: whole.slice(from, to), isHit: true });
    end = to;
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), isHit: false });
  return parts;
}

const isHit = (token: string, word: string) => token === word || (beginsWords(word) && token.startsWith(word));

/** About `chars` characters of marked text around the first hit, cut at spaces, with … for omitted text. */
export function shorten(parts: readonly Part[], chars: number): Part[] {
  const text = parts.map((part) => part.text).join('');
  const firstHit = parts.findIndex((part) => part.isHit);
  const hitAt = firstHit <= 0 ? 0 : parts.slice(0, firstHit).reduce((sum, part) => sum + part.text.length, 0);
  if (text.length <= chars && hitAt <= chars / 2) return [...parts];
  // On a phone only the beginning is seen.
  const start = startOfWord(text, Math.max(0, hitAt - chars / 4));
  const end = endOfWord(text, start + chars);
  const kept = cutParts(parts, start, end);
  if (start > 0) kept.unshift({ text: '… ', isHit: false });
  if (end < text.length) kept.push({ text: ' …', isHit: false });
  return kept;
}

function startOfWord(text: string, at: number): number {
  const start = Math.floor(at);
  if (start === 0) return 0;
  const space = text.slice(start, start + 20).search(/\s/);
  return space === -1 ? start : start + space + 1;
}

/** Moves the cut before a word, unless the word is long. */
function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.slice(at - 20, at + 1).search(/\s\S*$/);
  return space === -1 ? at : at - 20 + space;
}

function cutParts(parts: readonly Part[], from: number, to: number): Part[] {
  const kept: Part[] = [];
  let at = 0;
  for (const part of parts) {
    const text = part.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') kept.push({ ...part, text });
    at += part.text.length;
  }
  return kept;
}
