import { queryWords } from './tokens.ts';

const BEFORE = 24;
const LENGTH = 120;

export interface Piece {
  text: string;
  isHit: boolean;
}

/** The part of a text around the first match, split into marked and unmarked pieces. */
export function snippetOf(text: string, query: string): Piece[] {
  const words = queryWords(query).filter((word) => word.length > 1);
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, (found.length > 0 ? Math.min(...found) : 0) - BEFORE);
  const cut = `${from > 0 ? '… ' : ''}${text.slice(from, from + LENGTH)}${from + LENGTH < text.length ? ' …' : ''}`;
  return markWords(cut, words);
}

export function markWords(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replaceAll('.', '\\.')).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
