import { expect, it } from 'vitest';
import { koreanDay } from '#shared/text/days.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { hasRowLocks, lockRow } from '#server/testing/database/row-lock.ts';

type Form = ReturnType<typeof submissionOf>;

/** Both forms wait for the number of the day; `from`: the address of both instead of one each. */
async function sendTwoInStep(forms: [Form, Form], from?: string) {
  const portal = await buildTestApp();
  await makeInquiry(portal);
  const day = koreanDay(portal.context.clock.now());
  const lock = await lockRow(portal, 'inquiry_counter', day, 'day');
  const answers = [];
  for (const [index, form] of forms.entries()) {
    answers.push(portal.post('/api/v1/free/write', form, { remoteAddress: from ?? `10.7.0.${index + 1}` }));
    await lock.waiters(index + 1);
  }
  await lock.release();
  return { portal, answers: await Promise.all(answers) };
}

it.runIf(hasRowLocks())('two inquiries at once, held in step, have two numbers in a row', async () => {
  const { answers } = await sendTwoInStep([submissionOf(), submissionOf()]);
  expect(answers.map(({ data }) => data.contractNumber)).toEqual(['C-20261121-0002', 'C-20261121-0003']);
});

it.runIf(hasRowLocks())('one inquiry sent twice at once, held in step, has one number', async () => {
  const form = submissionOf();
  const { portal, answers } = await sendTwoInStep([form, form], '10.7.0.1');
  expect(answers.map(({ data }) => data.contractNumber)).toEqual(['C-20261121-0002', 'C-20261121-0002']);
  expect(await portal.context.db.selectFrom('inquiry').select('id').execute()).toHaveLength(2);
});

it.runIf(hasRowLocks())('of two free trials for one address at once the second is marked as the same one', async () => {
  const trial = () => submissionOf({ type: 'FREE', email: 'hong@example.com' });
  const { portal, answers } = await sendTwoInStep([trial(), trial()]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
  const trials = await portal.context.db
    .selectFrom('inquiry')
    .select(['id', 'duplicate_of'])
    .where('type', '=', 'FREE')
    .orderBy('number')
    .execute();
  expect(trials.map(({ duplicate_of }) => duplicate_of)).toEqual([null, trials[0]?.id]);
});
