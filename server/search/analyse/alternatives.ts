import { withSynonyms } from './synonyms.ts';
import { wordGroups } from './word-groups.ts';

/** Names of one kind, a group a line: what a text says of one, it does not say of another. */
const groups = wordGroups('alternatives.txt').map((names) => names.map(withSynonyms));

const VERSION = /^v?\d+(?:\.\d+)+$/;

/** The names of all others of its kind, as those of edge for 크롬; none for most words. */
export function alternativesTo(word: string): string[] {
  const kind = groups.find((names) => names.some((name) => name.includes(word))) ?? [];
  return kind.filter((name) => !name.includes(word)).flat();
}

/** Whether two words name two things of one kind: 크롬 and edge, 설 and 추석, 4.5 and 4.6. */
export const isAlternative = (word: string, other: string): boolean =>
  VERSION.test(word) ? VERSION.test(other) && other !== word : alternativesTo(word).includes(other);
