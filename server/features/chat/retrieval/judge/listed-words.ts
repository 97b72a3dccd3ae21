import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../../content/search/', import.meta.url);

const read = new Map<string, ReadonlySet<string>>();

/** The words of a list beside the content, read when the first question needs them. */
export function listedWords(name: string): ReadonlySet<string> {
  const known = read.get(name);
  if (known) return known;
  const words = new Set(readFileSync(new URL(name, FOLDER), 'utf8').split(/\s+/).filter(Boolean));
  read.set(name, words);
  return words;
}
