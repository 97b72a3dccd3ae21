import { leadOf } from '#server/features/chat/retrieval/judge/model.ts';
import type { Signals } from '#server/features/chat/retrieval/judge/signals.ts';
import type { Trees } from '#server/features/chat/retrieval/judge/trees.ts';
import { sumOf } from '#server/features/chat/retrieval/judge/trees.ts';
import type { Example } from './examples.ts';
import type { Bounds } from './fit.ts';
import { fitChoices } from './fit.ts';
import type { Direction } from './grow-trees.ts';
import { growTrees } from './grow-trees.ts';

export const RANK_SIGNALS = [
  'points',
  'bm25',
  'coverage',
  'closeness',
  'likeness',
  'within',
  'inWording',
  'inTitle',
  'sameTitle',
  'inHeading',
  'sameHeading',
  'inLine',
  'requestInLine',
  'requestFound',
  'passageOdds',
  'documentOdds',
  'lacksFirst',
  'lacksKnown',
];

/** Which documents go first, and which answer whatever else is measured of them. */
const NOT_JUDGED = new Set(['prior', 'explains']);

const answerSignalsOf = (examples: readonly Example[]): string[] =>
  [...new Set([...examples.flatMap(({ documents: [first] }) => Object.keys(first ?? {})), 'lead'])]
    .filter((name) => !NOT_JUDGED.has(name))
    .toSorted();

/** Whatever the questions seem to say: more of what was asked speaks for an answer, and what it lacks against it. */
const SPEAKS_FOR = new Set(
  'points passageOdds documentOdds bm25 coverage closeness nearness likeness within sameWording wordsFound requestFound lead hasCode verbatim unwordedText'.split(
    ' ',
  ),
);
const SPEAKS_AGAINST = new Set(
  'lacksFirst lacksLast lacksUnknown lacksName lacksFocus whetherLacksFocus elsewhere elsewhereTold named whetherNamed asksWho asksCount'.split(
    ' ',
  ),
);
const directionOf = (name: string): Direction => (SPEAKS_FOR.has(name) ? 1 : SPEAKS_AGAINST.has(name) ? -1 : 0);
const boundsOf = (name: string): Bounds => ({
  least: directionOf(name) === 1 ? 0 : -Infinity,
  most: directionOf(name) === -1 ? 0 : Infinity,
});

/** What was made of the content itself is worth less than what somebody asked, and there is much of it. */
const WORDING_WEIGHT = 0.04;
const BARE_WEIGHT = 0.3;
const SAYING_WEIGHT = 0.3;
const MISLED_WEIGHT = 0.5;
const SHRINK_RANK = 3;

export interface Model {
  rank: Signals;
  answer: Trees;
}

const WEIGHTS: Readonly<Record<string, number>> = { wordings: WORDING_WEIGHT, sayings: SAYING_WEIGHT };
const weightOf = ({ set, isBare }: Example) => WEIGHTS[set] ?? (isBare ? BARE_WEIGHT : 1);

export function fitModel(examples: readonly Example[]): Model {
  const rank = fitChoices(
    examples.filter(({ isAnswered }) => isAnswered).map((example) => ({ ...example, weight: weightOf(example) })),
    RANK_SIGNALS.map((name) => ({ name, ...boundsOf(name) })),
    SHRINK_RANK,
  );
  const weigh = (isCounted: (example: Example) => boolean) =>
    examples.filter(isCounted).reduce((sum, example) => sum + weightOf(example), 0);
  // As much weight on what is to be refused as on what is to be answered.
  const refusal = weigh(({ isAnswered }) => isAnswered) / weigh(({ isAnswered }) => !isAnswered);
  const judged = examples.flatMap((example) => {
    const { signals, isRight } = first(rank, example);
    if (!signals) return [];
    const share = !example.isAnswered ? refusal : isRight ? 1 : MISLED_WEIGHT;
    return [{ signals, isRight, weight: share * weightOf(example) }];
  });
  return {
    rank,
    answer: growTrees(
      judged,
      answerSignalsOf(examples).map((name) => ({ name, direction: directionOf(name) })),
    ),
  };
}

/** A question as the model would rank and answer it; unless the document tells what was asked, it is no answer. */
export function judge({ rank, answer }: Model, example: Example) {
  const { order, signals, isTold } = first(rank, example);
  return {
    isRight: order.map((i) => example.isRight[i] ?? false),
    sure: signals && isTold ? sumOf(answer, signals) : Number.NEGATIVE_INFINITY,
  };
}

function first(rank: Signals, { documents, isRight, isTold }: Example) {
  const ranks = documents.map((signals) => (signals.prior ?? 0) + weigh(signals, rank));
  const order = ranks.map((_, i) => i).toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
  const [top, next] = order;
  if (top === undefined) return { order, signals: null, isRight: false, isTold: false };
  const lead = leadOf(ranks[top] ?? 0, next === undefined ? undefined : ranks[next]);
  return {
    order,
    signals: { ...documents[top], lead },
    isRight: isRight[top] ?? false,
    isTold: isTold[top] ?? false,
  };
}

const weigh = (signals: Signals, weights: Signals) =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (signals[name] ?? 0), 0);
