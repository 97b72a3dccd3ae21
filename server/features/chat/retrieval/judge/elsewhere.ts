import { listedWords } from './listed-words.ts';

/** Shorter Korean words stand in others by chance. */
const SHORTEST_INSIDE = 3;

/**
 * Well-known things of other worlds that a question names, such as other products and the weather. A text that names
 * them, too, may answer all the same.
 */
export function elsewhereIn(query: string, tokens: readonly string[]): string[] {
  const joined = query.toLowerCase().replace(/\s+/g, '');
  const spoken = ` ${query.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const words = new Set(tokens);
  return [...listedWords('elsewhere-words.txt')].filter((word) => {
    if (/^[a-z0-9]+$/.test(word)) return spoken.includes(` ${word} `);
    return word.length >= SHORTEST_INSIDE ? joined.includes(word) : words.has(word);
  });
}
