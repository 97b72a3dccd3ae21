import type { Context } from '#server/context.ts';
import { extractAnswer } from '#server/features/chat/builtin/extract-answer.ts';
import { nearestLineOf } from '#server/features/chat/builtin/nearest-line.ts';
import { besideOf } from '#server/features/chat/retrieval/choose-sources.ts';
import { candidatesOf, SAME } from '#server/features/chat/retrieval/decide.ts';
import { isDeclined } from '#server/features/chat/retrieval/declined-question.ts';
import { findEvidence } from '#server/features/chat/retrieval/find-evidence.ts';
import { signalsOf } from '#server/features/chat/retrieval/signals.ts';
import { SIGNALS } from '#server/features/chat/retrieval/weights.ts';
import { DEVELOPMENT, prepareCorpus, publishCorpus, readCorpus, readQuestions } from './assistant/corpus.ts';
import { fitLogistic, oddsOf } from './assistant/logistic.ts';
import { plain } from './assistant/measure.ts';
import { demoPortal, emptyPortal } from './search-demo.ts';

/**
 * Fits the weights of the score (`retrieval/weights.ts`) and prints them: a logistic regression of whether the
 * answer shows a right document. Examples come from the development corpora, alone and together with the demo content,
 * and from questions about the demo content; questions of other corpora are unanswerable. Then prints, for each corpus
 * with weights fitted to the others, how many answers show the fact when given shares of the unanswerable questions are
 * refused, and the same without each signal. Beside them the refused share of questions of other corpora, and of answerable
 * questions whose documents were removed from what was found.
 */
interface Example {
  corpus: string;
  kind: 'answerable' | 'near miss' | 'of others' | 'removed';
  /** Null if the question is refused whatever the weights are. */
  values: number[] | null;
  /** Its title or a wording is the question: answered whatever the score is. */
  isSame: boolean;
  /** The answer would show a right document, and the fact. */
  isRight: boolean;
  hasFact: boolean;
  weight: number;
}

/** The answering document is not the first: refusing is right, answering does little harm. */
const OTHER_FIRST_WEIGHT = 0.25;
/** Near misses are rare among the written questions, and the threshold stands among them. */
const NEAR_MISS_WEIGHT = 3;
/** Questions of other corpora, of which every sixteenth is used. */
const OF_OTHERS_WEIGHT = 0.4;
const OF_OTHERS_EVERY = 16;
/** Questions about the demo content, which were written to be hard to refuse. */
const DEMO_WEIGHT = 0.3;
const DEMO = 'demo';
const REFUSED = [0.84, 0.86, 0.88, 0.9, 0.92];

interface Asked {
  question: string;
  documents: readonly string[];
  facts: readonly string[];
}
interface Named {
  documentId: string | null;
  title: string;
  manualPath: string | null;
}

const examples: Example[] = [];
for (const corpus of DEVELOPMENT)
  for (const open of [emptyPortal, demoPortal])
    await open(async (context) => {
      const own = readCorpus(corpus);
      const published = await publishCorpus(context, own);
      await prepareCorpus(context);
      const isOf = ({ documentId }: Named, expected: readonly string[]) =>
        expected.includes(published.get(documentId ?? '') ?? '');
      for (const asked of own.questions) {
        const kind = asked.documents.length > 0 ? 'answerable' : 'near miss';
        const example = await exampleOf(context, corpus, kind, asked, isOf);
        const isOther = kind === 'answerable' && !example.isRight;
        examples.push({
          ...example,
          weight: isOther ? OTHER_FIRST_WEIGHT : kind === 'near miss' ? NEAR_MISS_WEIGHT : 1,
        });
      }
      for (const asked of own.questions.filter(({ documents }) => documents.length > 0))
        examples.push({ ...(await exampleOf(context, corpus, 'removed', asked, isOf)), weight: 0 });
      const others = DEVELOPMENT.filter((one) => one !== corpus).flatMap((one) => readCorpus(one).questions);
      for (const asked of others.filter((_, i) => i % OF_OTHERS_EVERY === 0))
        examples.push({
          ...(await exampleOf(context, corpus, 'of others', asked, () => false)),
          weight: OF_OTHERS_WEIGHT,
        });
    });
await demoPortal(async (context) => {
  await prepareCorpus(context);
  const isOf = ({ title, manualPath }: Named, expected: readonly string[]) =>
    expected.some((one) => title.includes(one) || `manual:${manualPath?.split('/').at(-2)}` === one);
  for (const asked of readQuestions('demo-fit.questions.jsonl')) {
    const kind = asked.documents.length > 0 ? 'answerable' : 'near miss';
    const example = await exampleOf(context, DEMO, kind, { ...asked, facts: [] }, isOf);
    const isOther = kind === 'answerable' && !example.isRight;
    examples.push({ ...example, weight: DEMO_WEIGHT * (isOther ? OTHER_FIRST_WEIGHT : 1) });
  }
});

const { weights, bias } = fitTo(() => true, SIGNALS);
print(`${SIGNALS.map((name, i) => `  ${name}: ${(weights[i] ?? 0).toFixed(2)},`).join('\n')}\nBIAS ${bias.toFixed(2)}`);
print(`| without | ${REFUSED.map((share) => `refused ${share}`).join(' | ')} |`);
for (const left of [null, ...SIGNALS]) print(`| ${left ?? '-'} | ${leaveOneOut(left).join(' | ')} |`);

async function exampleOf(
  { db, clock }: Context,
  corpus: string,
  kind: Example['kind'],
  { question: query, documents, facts }: Asked,
  isOf: (document: Named, expected: readonly string[]) => boolean,
): Promise<Omit<Example, 'weight'>> {
  const none = { corpus, kind, values: null, isSame: false, isRight: false, hasFact: false };
  if (isDeclined(query)) return none;
  const question = { query, earlier: [], actor: null, now: clock.now().toISOString(), visitorId: '' };
  const found = await findEvidence(db, { ...question, signal: new AbortController().signal });
  const isLeft = (one: Named) => kind !== 'removed' || !isOf(one, documents);
  const evidence = { ...found, documents: found.documents.filter(isLeft) };
  const [candidate] = candidatesOf(evidence);
  if (!candidate) return none;
  const { first } = candidate;
  const document = candidate.fittest();
  const beside = besideOf(evidence, document);
  const pieces = facts.length > 0 ? ((await extractAnswer(db, evidence, document))?.pieces ?? []) : [];
  const shown = plain([document.title, ...pieces, ...beside.map((one) => nearestLineOf(evidence, one))].join('\n'));
  const signals = signalsOf(evidence, first);
  return {
    corpus,
    kind,
    values: SIGNALS.map((name) => signals[name]),
    isSame: first.closeness >= SAME,
    isRight: [document, ...beside].some((one) => isOf(one, documents)),
    hasFact: facts.some((fact) => shown.includes(plain(fact))),
  };
}

function fitTo(isUsed: (example: Example) => boolean, names: readonly string[]) {
  const places = [...SIGNALS.keys()].filter((i) => names.includes(SIGNALS[i] ?? ''));
  return fitLogistic(
    examples
      .filter(isUsed)
      .flatMap(({ values, isRight, weight }) =>
        values ? [{ values: places.map((i) => values[i] ?? 0), isTrue: isRight, weight }] : [],
      ),
  );
}

/** Shares of facts shown, and of the questions of others refused, at each share of near misses refused. */
function leaveOneOut(left: string | null): string[] {
  const names = SIGNALS.filter((name) => name !== left);
  const places = [...SIGNALS.keys()].filter((i) => SIGNALS[i] !== left);
  const scored = DEVELOPMENT.flatMap((corpus) => {
    const fitted = fitTo((example) => example.corpus !== corpus, names);
    return examples
      .filter((example) => example.corpus === corpus)
      .map(({ values, ...example }) => {
        const given = places.map((i) => values?.[i] ?? 0);
        const odds = example.isSame ? Infinity : values ? oddsOf(fitted, given) : -Infinity;
        return { ...example, odds };
      });
  });
  const of = (kind: Example['kind']) => scored.filter((one) => one.kind === kind);
  const misses = of('near miss').toSorted((a, b) => a.odds - b.odds);
  const percent = (some: readonly unknown[], all: readonly unknown[]) => ((100 * some.length) / all.length).toFixed(1);
  return REFUSED.map((share) => {
    const least = misses[Math.ceil(share * misses.length) - 1]?.odds ?? 0;
    const shown = of('answerable').filter(({ odds, hasFact }) => odds > least && hasFact);
    const [others = '', removed = ''] = (['of others', 'removed'] as const).map((kind) =>
      percent(
        of(kind).filter(({ odds }) => odds <= least),
        of(kind),
      ),
    );
    return `${percent(shown, of('answerable'))} % (others ${others} %, removed ${removed} %, from ${least.toFixed(2)})`;
  });
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
