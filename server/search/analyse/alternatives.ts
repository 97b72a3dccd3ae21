import { withSynonyms } from './synonyms.ts';
import { wordGroups } from './word-groups.ts';

/** Names of one kind, a group a line: what a text says of one, it does not say of another. */
const groups = wordGroups('alternatives.txt').map((names) => names.map(withSynonyms));

/** Versions are of one kind, and so are the codes of errors. */
const KINDS = [/^v?\d+(?:\.\d+)+$/, /^[a-z]{1,3}-?\d{3,5}$/];

/** The names of all others of its kind, as those of edge for 크롬; none for most words. */
export function alternativesTo(word: string): string[] {
  const kind = groups.find((names) => names.some((name) => name.includes(word))) ?? [];
  return kind.filter((name) => !name.includes(word)).flat();
}

/** Whether two words name two things of one kind: 크롬 and edge, 설 and 추석, 4.5 and 4.6, e-1042 and e-2110. */
export function isAlternative(word: string, other: string): boolean {
  const kind = KINDS.find((one) => one.test(word));
  return kind ? kind.test(other) && other !== word : alternativesTo(word).includes(other);
}
