import { readFileSync } from 'node:fs';

/** The lines of a list in `content/search/`, each with its words. */
export const wordGroups = (name: `${'synonyms' | 'near-words' | 'everyday-words' | 'alternatives'}.txt`): string[][] =>
  readFileSync(new URL(`../../../content/search/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
