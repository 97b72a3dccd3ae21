import { CERTAIN_WEIGHT, matcherOf } from '#server/search/query/match-words.ts';
import type { Asked } from './judge/asked.ts';
import type { WeighedPassage } from './judge/signals.ts';

/** How far a part of a text goes before its others that are asked for in other words. */
const LIKENESS_GAIN = 1;
/** From here on somebody asks in the words of a wording. */
const SAME = 0.98;

/**
 * The parts of one text in the order in which they answer: what stands below the heading that was asked for, what is
 * asked for in these very words, then what has most of the question and is asked for most alike.
 */
export function inTurnFor(asked: Asked): (parts: readonly WeighedPassage[]) => WeighedPassage[] {
  const isHeadedSo = headedReader(asked);
  const likenessTo = ({ words }: WeighedPassage) =>
    Math.max(0, ...words.wordings.map((wording) => asked.likenessOf(wording.join('')).both));
  return (parts) =>
    parts
      .map((part) => {
        const likeness = likenessTo(part);
        const rank = isHeadedSo(part.passage.heading) ? 2 : Number(likeness >= SAME);
        return { part, rank, fit: part.points * (1 + LIKENESS_GAIN * likeness ** 2) };
      })
      .toSorted((a, b) => b.rank - a.rank || b.fit - a.fit)
      .map(({ part }) => part);
}

/** 사용자 추가: the words of a heading, no more and no less; what stands below it is meant. */
function headedReader({ tokens, terms }: Pick<Asked, 'tokens' | 'terms'>): (heading: string) => boolean {
  const match = matcherOf(terms);
  return (heading) => {
    const words = tokens(heading.split(' > ').at(-1) ?? '').map((word) => match(word).filter(isCertain));
    const named = new Set(words.flatMap((matched) => matched.map(({ term }) => term)));
    return terms.length > 0 && named.size === terms.length && words.every((matched) => matched.length > 0);
  };
}

const isCertain = ({ weight }: { weight: number }) => weight >= CERTAIN_WEIGHT;
