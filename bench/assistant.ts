import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { builtinEngine } from '#server/features/chat/builtin/builtin-engine.ts';
import { prepareCorpus, publishCorpus, readCorpus, readQuestions, DEVELOPMENT, FINAL } from './assistant/corpus.ts';
import { HEAD, lineOf, measure, measureDemo } from './assistant/measure.ts';
import { fillDocuments } from './fill/fill-documents.ts';
import { demoPortal, emptyPortal } from './search-demo.ts';

const DOCUMENTS = Number(process.env.ANSWER_DOCUMENTS ?? 10_000);
const ROUNDS = 4;
const MOST_TIMED = 100;
const NOW = '2026-11-21T03:00:00.000Z';
/** Goals for the first part of an answer, and for all of it. */
const FIRST_MS = 50;
const WHOLE_MS = 300;

/**
 * Accuracy of the built-in assistant and the search on unprepared texts, compared with a simple baseline; accuracy on the
 * demo content; response times with many documents. `missed` prints the questions that failed. `final` measures the final
 * test sets, whose failures are never printed.
 */
const wants = (what: string) => process.argv.includes(what);

print(HEAD);
for (const name of wants('final') ? FINAL : DEVELOPMENT)
  for (const [where, open] of [
    ['혼자', emptyPortal],
    ['체험용 자료 곁에', demoPortal],
  ] as const)
    await open(async (context) => {
      const corpus = readCorpus(name);
      const published = await publishCorpus(context, corpus);
      await prepareCorpus(context);
      print(
        lineOf(
          `${name}, ${where}`,
          await measure(context, corpus, published, wants('missed') && !wants('final') ? print : undefined),
        ),
      );
    });

await demoPortal(async (context) => {
  await prepareCorpus(context);
  print(await measureDemo(context, readQuestions('demo.questions.jsonl')));
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
  const questions = readQuestions('demo.questions.jsonl').filter(({ documents }) => documents.length > 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { question } of questions.slice(0, MOST_TIMED)) {
      const times = await timeOf(context, question);
      // The first round loads the model and fills the caches.
      if (round === 0) continue;
      first.push(times.first);
      whole.push(times.whole);
    }
  line('첫 조각', first, FIRST_MS);
  line('답변 전체', whole, WHOLE_MS);
});

async function timeOf(context: Context, query: string) {
  const started = performance.now();
  const { signal } = new AbortController();
  const question = { query, earlier: [], actor: null, now: NOW, visitorId: 'bench', signal };
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

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
