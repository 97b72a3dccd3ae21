import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { hasRowLocks, lockRow } from '#server/testing/database/row-lock.ts';

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

it.runIf(hasRowLocks())(
  'a colleague who left meanwhile is not mailed for being mentioned, and others are',
  async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const left = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '김수현' });
    const other = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '박지우' });
    const contractId = await makeInquiry(portal);
    const mentions = () =>
      portal.context.db.selectFrom('mail').select('owner').where('template', '=', 'contract-mentioned').execute();
    const lock = await lockRow(portal, 'user', left.id);
    await lock.change(`update "user" set status = 'withdrawn', email = '', name = '' where id = $1`, [left.id]);
    const memo = '@김수현 @박지우 확인 부탁드립니다.';
    const late = portal.post('/api/v1/free/update', { contractId, memo }, { token });
    await lock.waiters(1);
    await lock.release();
    expect(await late).toMatchObject({ status: 200 });
    expect(await mentions()).toEqual([{ owner: `user:${other.id}` }]);
  },
);

it.runIf(hasRowLocks())('a colleague who leaves while being mentioned takes that mail along', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const leaving = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '김수현' });
  const contractId = await makeInquiry(portal);
  const lock = await lockRow(portal, 'inquiry', contractId);
  const mentioned = portal.post('/api/v1/free/update', { contractId, memo: '@김수현 확인 부탁드립니다.' }, { token });
  await lock.waiters(1);
  const { keyId, encrypt } = encryptFor(portal);
  const input = { keyId, password: encrypt(TEST_PASSWORD) };
  const withdrawn = portal.post('/api/v1/user/withdraw', input, { token: leaving.token });
  await lock.waiters(2);
  await lock.release();
  expect([(await mentioned).status, (await withdrawn).status]).toEqual([200, 200]);
  expect(
    await portal.context.db.selectFrom('mail').select('owner').where('owner', '=', `user:${leaving.id}`).execute(),
  ).toEqual([]);
});
