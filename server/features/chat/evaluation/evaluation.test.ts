import { expect, it } from 'vitest';
import { seedDemo } from '../../../seed/seed-demo.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { evaluateAnswers } from './evaluate.ts';
import { prepareEvaluation } from './prepare.ts';
import { FIRST_QUESTIONS, LATER_QUESTIONS } from './question-sets.ts';

/** Every fourth question; `npm run bench` asks them all. */
const some = <T>(questions: readonly T[]) => questions.filter((_, i) => i % 4 === 0);

it('answers from the right document, refuses what nothing answers, and says nothing that its sources do not', async () => {
  const { context } = await buildTestApp();
  await seedDemo(context, 'demouser', 'Passw0rd!');
  await prepareEvaluation(context);
  for (const { questions, least } of [
    { questions: FIRST_QUESTIONS, least: { hitAt1: 0.92, hitAt3: 0.95, refused: 0.9 } },
    { questions: LATER_QUESTIONS, least: { hitAt1: 0.85, hitAt3: 0.9, refused: 0.85 } },
  ]) {
    expect(questions.answered.length).toBeGreaterThanOrEqual(150);
    expect(questions.unanswered.length).toBeGreaterThanOrEqual(40);
    const found = await evaluateAnswers(context, some(questions.answered), some(questions.unanswered));
    const report = found.failures.join('\n');
    expect(found.hitAt1, report).toBeGreaterThanOrEqual(least.hitAt1);
    expect(found.hitAt3, report).toBeGreaterThanOrEqual(least.hitAt3);
    expect(found.refused, report).toBeGreaterThanOrEqual(least.refused);
    expect(found.supported, report).toBeGreaterThanOrEqual(0.97);
  }
}, 120_000);
