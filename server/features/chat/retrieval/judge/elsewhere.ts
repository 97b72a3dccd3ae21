import { isParticle } from '#server/search/analyse/particles.ts';
import { withSynonyms } from '#server/search/analyse/synonyms.ts';
import { listedWords } from './listed-words.ts';

/** Shorter Korean words stand in others by chance: they must begin a word that ends with them or with a particle. */
const SHORTEST_INSIDE = 3;
const LONGEST = 14;

/**
 * Well-known things that a question names and that are in one of the lists: other products and the weather, or what a
 * product like this one may have. A text that names them, too, may answer all the same.
 */
export function listedIn(list: string, query: string, tokens: readonly string[]): string[] {
  const listed = listedWords(list);
  const found = new Set<string>();
  const note = (word: string) => listed.has(word) && found.add(word);
  const lower = query.toLowerCase();
  const joined = lower.replace(/\s+/g, '');
  for (let at = 0; at < joined.length; at += 1)
    for (let size = SHORTEST_INSIDE; size <= LONGEST && at + size <= joined.length; size += 1) {
      const word = joined.slice(at, at + size);
      if (!isLatin(word)) note(word);
    }
  for (const word of lower.split(/[^a-z0-9#+]+/)) note(word);
  for (const word of lower.split(/[^가-힣a-z0-9]+/)) {
    const [short, end] = [word.slice(0, 2), word.slice(2)];
    // 알리는 is no shop.
    if ((end === '' || isParticle(end)) && !tokens.includes(`${short}다`)) note(short);
  }
  for (const token of tokens) if (token.length < SHORTEST_INSIDE) note(token);
  return [...found];
}

/** A text names it when it says it or what means the same. */
export const isNamed = (word: string, text: string): boolean =>
  withSynonyms(word).some((one) => text.includes(one.toLowerCase()));

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);
