import type { Context } from '#server/context.ts';
import { findEvidence } from '#server/features/chat/retrieval/find-evidence.ts';
import { isDeclined } from '#server/features/chat/retrieval/declined-question.ts';
import { besideOf } from '#server/features/chat/retrieval/choose-sources.ts';
import { fittestOf, mayAnswer } from '#server/features/chat/retrieval/decide.ts';
import { signalsOf } from '#server/features/chat/retrieval/signals.ts';
import { SIGNALS } from '#server/features/chat/retrieval/weights.ts';
import { DEVELOPMENT, prepareCorpus, publishCorpus, readCorpus, readQuestions } from './assistant/corpus.ts';
import { demoPortal, emptyPortal } from './search-demo.ts';

/**
 * Fits the weights of the score (`retrieval/weights.ts`) and prints them: a logistic regression of whether the
 * answer shows a right document. Examples come from the development corpora, alone and together with the demo content,
 * and from questions about the demo content; questions of other corpora are unanswerable. Also prints the thresholds that
 * refuse given shares of the unanswerable questions.
 */
interface Example {
  values: number[];
  isAnswer: boolean;
  weight: number;
  /** An unanswerable question written for this corpus. */
  isNearMiss: boolean;
}

/** The answering document is not the first: refusing is right, answering does little harm. */
const OTHER_FIRST_WEIGHT = 0.25;
/** Near misses are rare among the written questions. */
const NEAR_MISS_WEIGHT = 1.5;
/** Questions of other corpora, of which every sixth is used. */
const OF_OTHERS_WEIGHT = 0.3;
const OF_OTHERS_EVERY = 6;
/** Questions about the demo content, which were written to be hard to refuse. */
const DEMO_WEIGHT = 0.3;
const STEPS = 3_000;
const RATE = 0.5;
const RIDGE = 3;
const REFUSED = [0.8, 0.84, 0.88, 0.92];

const examples: Example[] = [];
for (const name of DEVELOPMENT)
  for (const open of [emptyPortal, demoPortal])
    await open(async (context) => {
      const corpus = readCorpus(name);
      const published = await publishCorpus(context, corpus);
      await prepareCorpus(context);
      await collect(context, corpus.questions, 1, (expected, document) =>
        expected.includes(published.get(document.documentId ?? '') ?? ''),
      );
      const others = DEVELOPMENT.filter((one) => one !== name).flatMap((one) => readCorpus(one).questions);
      const foreign = others.filter((_, i) => i % OF_OTHERS_EVERY === 0).map((one) => ({ ...one, documents: [] }));
      await collect(context, foreign, OF_OTHERS_WEIGHT, () => false);
    });
await demoPortal(async (context) => {
  await prepareCorpus(context);
  await collect(context, readQuestions('demo-fit.questions.jsonl'), DEMO_WEIGHT, (expected, { title, manualPath }) =>
    expected.some((one) => title.includes(one) || `manual:${manualPath?.split('/').at(-2)}` === one),
  );
});

const { weights, bias } = fitLogistic(examples);
process.stdout.write(`${SIGNALS.map((name, i) => `  ${name}: ${(weights[i] ?? 0).toFixed(2)},`).join('\n')}\n`);
process.stdout.write(`BIAS ${bias.toFixed(2)}\n`);
const surenessOf = ({ values }: Example) => values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
const nearMisses = examples
  .filter(({ isNearMiss }) => isNearMiss)
  .map(surenessOf)
  .toSorted((a, b) => a - b);
for (const share of REFUSED) {
  const least = nearMisses[Math.ceil(share * nearMisses.length) - 1] ?? 0;
  const answers = examples.filter(({ isAnswer, weight }) => isAnswer && weight === 1);
  const answered = answers.filter((example) => surenessOf(example) > least).length / answers.length;
  process.stdout.write(`${share} refused from ${least.toFixed(2)} on: ${answered.toFixed(3)} answered\n`);
}

async function collect(
  context: Context,
  questions: readonly { question: string; documents: readonly string[] }[],
  weight: number,
  isAnsweredBy: (
    expected: readonly string[],
    document: { documentId: string | null; title: string; manualPath: string | null },
  ) => boolean,
): Promise<void> {
  const now = context.clock.now().toISOString();
  const { signal } = new AbortController();
  for (const { question: query, documents } of questions) {
    if (isDeclined(query)) continue;
    const evidence = await findEvidence(context.db, { query, earlier: [], actor: null, now, visitorId: '', signal });
    const [first] = evidence.documents;
    if (!first || !mayAnswer(evidence, first)) continue;
    const signals = signalsOf(evidence, first);
    const document = fittestOf(evidence, evidence.documents, first);
    const isAnswer = [document, ...besideOf(evidence, document)].some((one) => isAnsweredBy(documents, one));
    const isNearMiss = weight === 1 && documents.length === 0;
    const share = documents.length > 0 && !isAnswer ? OTHER_FIRST_WEIGHT : isNearMiss ? NEAR_MISS_WEIGHT : 1;
    examples.push({ values: SIGNALS.map((name) => signals[name]), isAnswer, weight: weight * share, isNearMiss });
  }
}

/** Gradient descent on standardised values with L2 regularisation. */
function fitLogistic(given: readonly Example[]): { weights: number[]; bias: number } {
  const all = given.reduce((sum, { weight }) => sum + weight, 0);
  const means = SIGNALS.map((_, i) => given.reduce((sum, { values }) => sum + (values[i] ?? 0), 0) / given.length);
  const deviations = SIGNALS.map((_, i) =>
    Math.sqrt(
      given.reduce((sum, { values }) => sum + ((values[i] ?? 0) - (means[i] ?? 0)) ** 2, 0) / given.length + 1e-9,
    ),
  );
  const rows = given.map(({ values }) => values.map((value, i) => (value - (means[i] ?? 0)) / (deviations[i] ?? 1)));
  const weights = SIGNALS.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const errors = rows.map((row, at) => {
      const odds = row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
      const { isAnswer, weight } = given[at] as Example;
      return (weight * (1 / (1 + Math.exp(-odds)) - Number(isAnswer))) / all;
    });
    weights.forEach((weight, i) => {
      const slope = rows.reduce((sum, row, at) => sum + (row[i] ?? 0) * (errors[at] ?? 0), 0);
      weights[i] = weight - RATE * (slope + (RIDGE * weight) / given.length);
    });
    bias -= RATE * errors.reduce((sum, error) => sum + error, 0);
  }
  const scaled = weights.map((weight, i) => weight / (deviations[i] ?? 1));
  return { weights: scaled, bias: bias - scaled.reduce((sum, weight, i) => sum + weight * (means[i] ?? 0), 0) };
}
