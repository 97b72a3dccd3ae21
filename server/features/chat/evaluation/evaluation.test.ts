import { expect, it } from 'vitest';
import { seedDemo } from '../../../seed/seed-demo.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { evaluateAnswers } from './evaluate.ts';
import { prepareEvaluation } from './prepare.ts';
import { KNOWN_ANSWERED, KNOWN_UNANSWERED } from './question-sets.ts';

/** Every fourth question; `npm run bench` asks them all. */
const some = <T>(questions: readonly T[]) => questions.filter((_, i) => i % 4 === 0);

it('answers from the right document, refuses what nothing answers, and says nothing that its sources do not', async () => {
  const { context } = await buildTestApp();
  await seedDemo(context, 'demouser', 'Passw0rd!');
  await prepareEvaluation(context);
  expect(KNOWN_ANSWERED.length).toBeGreaterThanOrEqual(150);
  expect(KNOWN_UNANSWERED.length).toBeGreaterThanOrEqual(40);
  const answered = some(KNOWN_ANSWERED);
  const unanswered = some(KNOWN_UNANSWERED);
  const { hitAt1, hitAt3, refused, supported, failures } = await evaluateAnswers(context, answered, unanswered);
  const report = failures.join('\n');
  expect(hitAt1, report).toBeGreaterThanOrEqual(0.85);
  expect(hitAt3, report).toBeGreaterThanOrEqual(0.92);
  expect(refused, report).toBeGreaterThanOrEqual(0.9);
  expect(supported, report).toBeGreaterThanOrEqual(0.97);
}, 120_000);
