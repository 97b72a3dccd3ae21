import { expect, it } from 'vitest';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { evaluateAnswers } from './evaluate.ts';
import { prepareEvaluation } from './prepare.ts';
import { FIRST_QUESTIONS, LATER_QUESTIONS } from './question-sets.ts';

/** `npm run bench` asks them all. */
const everyOf = <T>(questions: readonly T[], every: number) => questions.filter((_, i) => i % every === 0);

it('answers from the right document, refuses what nothing answers, and says nothing that its sources do not', async () => {
  const { context } = await buildTestApp();
  await seedDemo(context, 'demouser', 'Passw0rd!');
  await prepareEvaluation(context);
  for (const { questions, every, least } of [
    { questions: FIRST_QUESTIONS, every: 4, least: { hitAt1: 0.92, hitAt3: 0.95, refused: 0.9 } },
    { questions: LATER_QUESTIONS, every: 9, least: { hitAt1: 0.85, hitAt3: 0.9, refused: 0.85 } },
  ]) {
    expect(questions.answered.length).toBeGreaterThanOrEqual(150);
    expect(questions.unanswered.length).toBeGreaterThanOrEqual(40);
    const found = await evaluateAnswers(
      context,
      everyOf(questions.answered, every),
      everyOf(questions.unanswered, every),
    );
    const report = found.failures.join('\n');
    expect(found.hitAt1, report).toBeGreaterThanOrEqual(least.hitAt1);
    expect(found.hitAt3, report).toBeGreaterThanOrEqual(least.hitAt3);
    expect(found.refused, report).toBeGreaterThanOrEqual(least.refused);
    expect(found.supported, report).toBeGreaterThanOrEqual(0.97);
  }
}, 120_000);
