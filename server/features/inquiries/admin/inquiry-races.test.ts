import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make.inquiry.ts';
import { makeUser } from '#server/testing/make.user.ts';
import { hasRowLocks, lockRow } from '#server/testing/row-lock.ts';

it.runIf(hasRowLocks())('a filter that two windows save at once under one name is one filter', async () => {
  const portal = await buildTestApp();
  const { id, token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const save = (query: string) => portal.post('/api/v1/free/filter-save', { name: '이번 주', query }, { token });
  const lock = await lockRow(portal, 'user', id);
  const answers = [save('status=접수')];
  await lock.waiters(1);
  answers.push(save('status=확인'));
  await lock.waiters(2);
  await lock.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await portal.context.db.selectFrom('inquiry_filter').select('query').execute()).toEqual([
    { query: new URLSearchParams('status=확인').toString() },
  ]);
});

it.runIf(hasRowLocks())('an inquiry is not given to a colleague who left meanwhile', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const { id: ownerId } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const contractId = await makeInquiry(portal);
  const lock = await lockRow(portal, 'user', ownerId);
  await lock.change(`update "user" set status = 'withdrawn' where id = $1`, [ownerId]);
  const late = portal.post('/api/v1/free/update', { contractId, ownerId }, { token });
  await lock.waiters(1);
  await lock.release();
  expect(await late).toMatchObject({ status: 400, data: { fields: { ownerId: expect.any(String) } } });
  expect(await portal.context.db.selectFrom('inquiry').select('owner_id').execute()).toEqual([{ owner_id: null }]);
});
