import { readFileSync } from 'node:fs';

/** Words that people say for one another though they do not mean the same, a group a line. */
const FILE = new URL('../../../content/search/near-words.txt', import.meta.url);

export const nearGroups = (): string[][] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''))
    .filter((group) => group.length > 0);

let byWord: Map<string, Set<string>> | undefined;

function load(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const group of nearGroups()) {
    for (const word of group) words.set(word, new Set([...(words.get(word) ?? []), ...group]));
  }
  return words;
}

/** What is near to a word, or to what means the same; none of these themselves. */
export function nearTo(any: readonly string[]): string[] {
  byWord ??= load();
  const found = new Set(any.slice(0, 1).flatMap((word) => [...(byWord?.get(word) ?? [])]));
  return [...found].filter((word) => !any.includes(word));
}
