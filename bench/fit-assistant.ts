import { writeFile } from 'node:fs/promises';
import { prepareEvaluation } from '#server/features/chat/evaluation/prepare.ts';
import { FITTED_SETS, LATER_SETS } from '#server/features/chat/evaluation/question-sets.ts';
import type { Signals } from '#server/features/chat/retrieval/judge/signals.ts';
import { readExamples } from './answers/examples.ts';
import { fitModel, judge, RANK_SIGNALS } from './answers/fit-model.ts';
import type { Outcome, Points } from './answers/measure.ts';
import { bestPoints, outcomeOf, pointOf, sharesOf } from './answers/measure.ts';
import { demoPortal } from './search-demo.ts';

const JUDGE = new URL('../server/features/chat/retrieval/judge/', import.meta.url);
const HEAD = `/**
 * Written by \`node bench/fit-assistant.ts\`, which fits them on the questions of the evaluation and on the wordings
 * and sentences of the content; not to be mended by hand. What each signal is stands in \`signals.ts\`.
 */
`;
/** Each is measured without itself: the point at which to answer is theirs. */
const LATER = LATER_SETS.map(({ id }) => id);

/**
 * Fits the weights by which the assistant ranks documents and the trees by which it answers or refuses, and writes
 * them. Before, each set is measured by what was fitted without it: what to expect of questions that nobody has seen.
 */
await demoPortal(async (context) => {
  await prepareEvaluation(context);
  const examples = await readExamples(context);
  print('\n| 뺀 묶음 | 첫째가 맞음 | 셋 안에 맞음 | hit@1 | hit@3 | 바르게 거절 |');
  print('|---|---:|---:|---:|---:|---:|');
  const measured = new Map<string, Outcome[]>();
  for (const { id } of FITTED_SETS) {
    const model = fitModel(examples.filter(({ set }) => set !== id));
    const asked = examples.filter(({ set, isBare }) => set === id && !isBare);
    measured.set(
      id,
      asked.map((example) => outcomeOf(example, judge(model, example))),
    );
  }
  // The point of each is found on the others.
  for (const [id, outcomes] of measured)
    report(id, outcomes, bestPoints(LATER.flatMap((one) => (one === id ? [] : (measured.get(one) ?? [])))));
  const { rank, answer } = fitModel(examples);
  const enough = bestPoints(LATER.flatMap((id) => measured.get(id) ?? []));
  await writeFile(
    new URL('weights.ts', JUDGE),
    `${HEAD}export const RANK_WEIGHTS: Readonly<Record<string, number>> = ${listed(rank, RANK_SIGNALS)};

/** What the trees must come to, for a question of a few letters and for any other. */
export const ENOUGH = { short: ${round(enough.short)}, usual: ${round(enough.usual)} };
`,
  );
  const trees = answer.trees.map((tree) => JSON.stringify(tree)).join(',\n');
  await writeFile(
    new URL('answer-trees.json', JUDGE),
    `{"signals":${JSON.stringify(answer.signals)},\n"trees":[\n${trees}\n]}\n`,
  );
});

function report(id: string, outcomes: readonly Outcome[], enough: Points) {
  const { first, third, hitAt1, hitAt3, refused } = sharesOf(outcomes, enough);
  print(`| ${[id, ...[first, third, hitAt1, hitAt3, refused].map(percent)].join(' | ')} |`);
  if (!process.argv.includes('--failures') || !LATER.includes(id)) return;
  for (const { query, isAnswered, place, sure } of outcomes.toSorted((a, b) => a.sure - b.sure))
    if (isAnswered ? place !== 0 || sure < pointOf(enough, query) : sure >= pointOf(enough, query))
      print(`  ${(sure - pointOf(enough, query)).toFixed(2)} ${isAnswered ? `자리 ${place}` : '거절할 것'}: ${query}`);
}

function round(value: number) {
  return Number(value.toFixed(3));
}

function listed(weights: Signals, names: readonly string[]) {
  const lines = names.map((name) => `  ${name}: ${round(weights[name] ?? 0)},\n`);
  return `{\n${lines.join('')}}`;
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)}%`;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
