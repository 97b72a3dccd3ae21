import { CERTAIN_WEIGHT } from '../../../../search/query/match-words.ts';
import type { Asked } from './asked.ts';

/** How often each term of a question is counted in something. */
export type Counted = readonly number[];

/** What one document has of the question's words. */
export interface Said {
  /** In all that was found of it, the most of any place. */
  found: Counted;
  /** Passage by passage, line by line, and in each way of asking for it. */
  passages: readonly Counted[];
  lines: readonly Counted[];
  ways: readonly Counted[];
}

/** No word is rarer; what is this rare counts whole. */
const RAREST = Math.log(1 + 6000);

/** What a document lacks of what was asked: things asked of that it does not name weigh most. */
export function lackingReader(asked: Asked): (said: Said) => Record<string, number> {
  const { kinds, counts, isTold, isFocus, asksWhether } = asked;
  const rarity = counts.map((count) => Math.log(1 + 6000 / (count + 1)) / RAREST);
  const at = kinds.map((_, i) => i);
  const things = at.filter((i) => (kinds[i] === 'noun' || kinds[i] === 'name') && isTold[i] !== true);
  const focus = at.filter((i) => isFocus[i] === true);
  const rare = (i: number) => rarity[i] ?? 0;
  const shareOf = (some: readonly number[], isCounted: (i: number) => boolean) => {
    const whole = sum(some.map(rare));
    return whole === 0 ? 0 : sum(some.filter(isCounted).map(rare)) / whole;
  };
  const mostShare = (places: readonly Counted[], some: readonly number[]) =>
    Math.max(0, ...places.map((place) => shareOf(some, (i) => (place[i] ?? 0) >= CERTAIN_WEIGHT)));

  return ({ found, passages, lines, ways }) => {
    const isIn = (i: number) => (found[i] ?? 0) >= CERTAIN_WEIGHT;
    const isOut = (i: number) => (found[i] ?? 0) === 0;
    const lacking = things.filter((i) => !isIn(i));
    const known = lacking.filter((i) => counts[i] !== 0);
    const most = (some: readonly number[]) => Math.max(0, ...some.map(rare));
    const whether = Number(asksWhether);
    return {
      things: things.length,
      lackingThings: lacking.length,
      lacksRare: most(lacking),
      lacksRareKnown: most(known),
      lacksOut: most(things.filter(isOut)),
      lacksShare: shareOf(things, (i) => !isIn(i)),
      lacksFocus: most(focus.filter((i) => !isIn(i))),
      lacksFocusOut: most(focus.filter(isOut)),
      lacksFocusShare: shareOf(focus, (i) => !isIn(i)),
      nearOnly: shareOf(things, (i) => !isIn(i) && !isOut(i)),
      thingsInPassage: mostShare(passages, things),
      thingsInLine: mostShare(lines, things),
      thingsInWay: mostShare(ways, things),
      focusInLine: mostShare(lines, focus),
      focusInWay: mostShare(ways, focus),
      whether,
      whetherLacksRare: whether * most(lacking),
      whetherLacksFocus: whether * most(focus.filter((i) => !isIn(i))),
      noThings: Number(things.length === 0),
    };
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
