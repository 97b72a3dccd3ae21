import { wordGroups } from './word-groups.ts';

/** Synonyms in this domain, in the form that the analysis gives. Used for queries only. */
const byWord = new Map<string, readonly string[]>();
for (const group of wordGroups('synonyms.txt'))
  for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), ...group]);

/** The word first, then its synonyms. */
export const withSynonyms = (word: string): string[] => [...new Set([word, ...(byWord.get(word) ?? [])])];
