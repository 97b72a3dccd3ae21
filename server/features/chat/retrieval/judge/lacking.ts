import { CERTAIN_WEIGHT } from '#server/search/query/match-words.ts';
import type { Asked } from './asked.ts';

/** No word is rarer: it stands nowhere. */
const RAREST = rarityOf(0);

/**
 * How rare the rarest of the things is that a question asks of and that a document does not name (`found`: how often it
 * has each term). Who asks whether there is something is told of another thing otherwise.
 */
export function lackingReader({ counts, isFocus, asksWhether }: Asked): (found: readonly number[]) => {
  lacksFocus: number;
  whetherLacksFocus: number;
} {
  const rarity = counts.map((count) => rarityOf(count) / RAREST);
  return (found) => {
    const lacksFocus = Math.max(0, ...rarity.filter((_, i) => isFocus[i] === true && (found[i] ?? 0) < CERTAIN_WEIGHT));
    return { lacksFocus, whetherLacksFocus: asksWhether ? lacksFocus : 0 };
  };
}

/** By the number of passages that it stands in. */
export function rarityOf(count: number): number {
  return Math.log(1 + 6000 / (count + 1));
}
