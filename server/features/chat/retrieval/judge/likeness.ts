export interface Likeness {
  /** What the two share of both. */
  both: number;
  /** What the question has of the other. */
  within: number;
}

/** Fewer pairs stand in a long question by chance. */
const LEAST_WITHIN = 4;

/** How much two texts are written alike, 0 to 1, by the pairs of letters that they share: misspellings count little. */
export function likenessTo(text: string): (other: string) => Likeness {
  const own = pairsOf(text);
  return (other) => {
    const pairs = pairsOf(other);
    let common = 0;
    for (const pair of pairs) if (own.has(pair)) common += 1;
    if (common === 0) return { both: 0, within: 0 };
    return {
      both: (2 * common) / (own.size + pairs.size),
      within: pairs.size < LEAST_WITHIN ? 0 : common / pairs.size,
    };
  };
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^가-힣a-z0-9]+/g, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)));
}
