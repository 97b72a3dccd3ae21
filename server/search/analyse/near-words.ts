import { wordGroups } from './word-groups.ts';

/** Words that people say for one another though they do not mean the same, a group a line. */
export const nearGroups = () => wordGroups('near-words.txt');

/** A word of everyday speech, and behind it those that texts have for it; not the other way round. */
export const everydayWords = () => wordGroups('everyday-words.txt');

let byWord: Map<string, Set<string>> | undefined;

function load(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const group of nearGroups()) {
    for (const word of group) words.set(word, new Set([...(words.get(word) ?? []), ...group]));
  }
  for (const [word = '', ...others] of everydayWords())
    words.set(word, new Set([...(words.get(word) ?? []), ...others]));
  return words;
}

/** What is near to a word, or to what means the same; none of these themselves. */
export function nearTo(any: readonly string[]): string[] {
  byWord ??= load();
  const found = new Set(any.slice(0, 1).flatMap((word) => [...(byWord?.get(word) ?? [])]));
  return [...found].filter((word) => !any.includes(word));
}
