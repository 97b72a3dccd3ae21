import { isShort } from '#server/features/chat/retrieval/judge/model.ts';
import type { Example } from './examples.ts';
import type { judge } from './fit-model.ts';

export interface Outcome {
  query: string;
  isAnswered: boolean;
  /** Where the first right document stands; -1 when there is none. */
  place: number;
  sure: number;
}

export const outcomeOf = ({ query, isAnswered }: Example, { isRight, sure }: ReturnType<typeof judge>): Outcome => ({
  query,
  isAnswered,
  place: isRight.indexOf(true),
  sure,
});

/** What a reader may expect: a wrong answer costs more than none. */
const GOAL = { hitAt1: 0.85, refused: 0.9 };

/** How sure an answer has to be. */
export interface Points {
  /** To a question of a few letters. */
  short: number;
  usual: number;
}

export const pointOf = ({ short, usual }: Points, query: string): number => (isShort(query) ? short : usual);

/** Where both goals are met best. */
export const bestPoints = (outcomes: readonly Outcome[]): Points => ({
  short: bestPoint(outcomes.filter(({ query }) => isShort(query))),
  usual: bestPoint(outcomes.filter(({ query }) => !isShort(query))),
});

function bestPoint(outcomes: readonly Outcome[]): number {
  const points = outcomes
    .map(({ sure }) => sure)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const worth = (point: number) => {
    const { hitAt1, refused } = sharesOf(outcomes, { short: point, usual: point });
    return Math.min(hitAt1 - GOAL.hitAt1, refused - GOAL.refused);
  };
  return points.reduce((best, point) => (worth(point) > worth(best) ? point : best), points[0] ?? 0);
}

export function sharesOf(outcomes: readonly Outcome[], enough: Points) {
  const answered = outcomes.filter(({ isAnswered }) => isAnswered);
  const others = outcomes.filter(({ isAnswered }) => !isAnswered);
  const isSure = ({ query, sure }: Outcome) => sure >= pointOf(enough, query);
  const told = answered.filter(isSure);
  const share = (part: readonly Outcome[], all: readonly Outcome[]) => part.length / all.length;
  const within = (part: readonly Outcome[], most: number) => part.filter(({ place }) => place >= 0 && place < most);
  return {
    first: share(within(answered, 1), answered),
    third: share(within(answered, 3), answered),
    hitAt1: share(within(told, 1), answered),
    hitAt3: share(within(told, 3), answered),
    refused: share(
      others.filter((one) => !isSure(one)),
      others,
    ),
  };
}
