import { expect, it } from 'vitest';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { evaluateSearch } from './evaluate.ts';
import { QUESTIONS } from './questions.ts';

it('finds the right document among the first three for at least nine of ten Korean queries', async () => {
  const { context } = await buildTestApp();
  await seedDemo(context, 'demouser', 'Passw0rd!');
  const { hitAt3, missed } = await evaluateSearch(context.db, context.clock.now().toISOString());
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(hitAt3, JSON.stringify(missed, null, 2)).toBeGreaterThanOrEqual(0.9);
});
