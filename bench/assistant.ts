import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { builtinEngine } from '#server/features/chat/builtin/builtin-engine.ts';
import type { Evaluation } from '#server/features/chat/evaluation/evaluate.ts';
import { prepareEvaluation } from '#server/features/chat/evaluation/prepare.ts';
import { evaluateAnswers } from '#server/features/chat/evaluation/evaluate.ts';
import { FIRST_QUESTIONS, FITTED_SETS, QUESTION_SETS } from '#server/features/chat/evaluation/question-sets.ts';
import { fillDocuments } from './fill-documents.ts';
import { demoPortal, emptyPortal } from './search-demo.ts';

const DOCUMENTS = Number(process.env.ANSWER_DOCUMENTS ?? 10_000);
const ROUNDS = 2;
const NOW = '2026-11-21T03:00:00.000Z';
/** What a reader may wait for the first words, and for all of them. */
const FIRST_MS = 50;
const WHOLE_MS = 300;

/**
 * How well the built-in assistant answers the questions of each set, or of the one that is named, and how long that
 * takes among many documents.
 */
await demoPortal(async (context) => {
  await prepareEvaluation(context);
  print('\n| 어시스턴트 | 질문 | hit@1 | hit@3 | 거절할 것 | 바르게 거절 | 근거 있는 답 |');
  print('|---|---:|---:|---:|---:|---:|---:|');
  const [, , wanted] = process.argv;
  const fitted: Counted[] = [];
  const unseen: Counted[] = [];
  for (const set of QUESTION_SETS.filter(({ id }) => wanted === undefined || wanted === id)) {
    const found = await evaluateAnswers(context, set.answered, set.unanswered);
    const counted = { asked: set.answered.length, unanswerable: set.unanswered.length, ...found };
    report(set.name, counted);
    (FITTED_SETS.includes(set) ? fitted : unseen).push(counted);
  }
  if (fitted.length > 1) report('조정에 쓴 것 모두', together(fitted));
  if (unseen.length > 1) report('처음 보는 것 모두', together(unseen));
  print(
    '\nhit@1: 맞는 문서로 답함(거절은 세지 않음). hit@3: 답변의 출처나 거절할 때 안내하는 가까운 글 가운데 처음 세 문서에 맞는 문서가 있음.',
  );
});

print(
  `\n| 문서 ${DOCUMENTS.toLocaleString('ko-KR')}건에서 답변 | p50 | p99 | 목표 | p99 / 목표 |\n|---|---:|---:|---:|---:|`,
);
await emptyPortal(async (context) => {
  process.stderr.write('어시스턴트: 채우는 중\n');
  await fillDocuments(context.db, DOCUMENTS, NOW);
  await sql`analyze`.execute(context.db);
  const first: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [query] of FIRST_QUESTIONS.answered) {
      const times = await timeOf(context, query);
      first.push(times.first);
      whole.push(times.whole);
    }
  line('첫 조각', first, FIRST_MS);
  line('답변 전체', whole, WHOLE_MS);
});

async function timeOf(context: Context, query: string) {
  const started = performance.now();
  const question = {
    query,
    earlier: [],
    actor: null,
    now: NOW,
    visitorId: 'bench',
    signal: new AbortController().signal,
  };
  let first = 0;
  for await (const _ of builtinEngine(context).answer(question)) first ||= performance.now() - started;
  return { first, whole: performance.now() - started };
}

function line(name: string, took: number[], goal: number) {
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  print(
    `| ${name} | ${at(0.5).toFixed(1)}ms | ${at(0.99).toFixed(1)}ms | ${goal}ms | ${(at(0.99) / goal).toFixed(2)} |`,
  );
}

interface Counted extends Evaluation {
  /** How many that are answered, and how many that nothing answers. */
  asked: number;
  unanswerable: number;
}

/** Several sets as one; each tells its own failures. */
function together(sets: readonly Counted[]): Counted {
  const asked = sets.reduce((sum, set) => sum + set.asked, 0);
  const unanswerable = sets.reduce((sum, set) => sum + set.unanswerable, 0);
  const ofAsked = (share: (set: Counted) => number) =>
    sets.reduce((sum, set) => sum + share(set) * set.asked, 0) / asked;
  return {
    asked,
    unanswerable,
    hitAt1: ofAsked(({ hitAt1 }) => hitAt1),
    hitAt3: ofAsked(({ hitAt3 }) => hitAt3),
    supported: ofAsked(({ supported }) => supported),
    refused: sets.reduce((sum, set) => sum + set.refused * set.unanswerable, 0) / unanswerable,
    failures: [],
  };
}

function report(name: string, { asked, unanswerable, hitAt1, hitAt3, refused, supported, failures }: Counted) {
  print(
    `| ${name} | ${asked} | ${percent(hitAt1)} | ${percent(hitAt3)} | ${unanswerable} | ${percent(refused)} | ${percent(supported)} |`,
  );
  for (const failure of failures) print(`  놓침: ${failure}`);
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)}%`;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
