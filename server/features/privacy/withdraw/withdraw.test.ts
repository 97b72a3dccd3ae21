import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { signId } from '#server/security/signed-id.ts';

const WITHDRAW = '/api/v1/free/withdraw-consent';
const WITHDRAW_OWN = '/api/v1/user/withdraw-contract-consent';

interface Row {
  isErased: boolean;
  maskedName: string;
}

async function withInquiry() {
  const portal = await buildTestApp();
  const contractId = await makeInquiry(portal, { email: 'hong@example.com' });
  const text = (await portal.sentMail()).find(({ to }) => to === 'hong@example.com')?.text ?? '';
  const token = /withdrawConsent\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  return { portal, contractId, token };
}

const rowOf = (portal: TestApp, id: string) =>
  portal.context.db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('erases an inquiry with the link of its mail, and keeps its number and the record', async () => {
  const { portal, contractId, token } = await withInquiry();
  const other = await makeInquiry(portal, { email: 'kim@example.com' });
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
  await portal.post(
    '/api/v1/free/update',
    { contractId, completeYn: 'N', memo: '홍길동 팀장과 통화' },
    { token: sales.token },
  );
  expect(await portal.post(WITHDRAW, { token })).toMatchObject({ status: 200, code: '0000' });
  const row = await rowOf(portal, contractId);
  expect(JSON.stringify(row)).not.toMatch(/홍길동|한빛철강|hong@|1234|견적서/);
  expect(row).toMatchObject({ number: 'C-20261121-0001', complete_yn: 'Y', erased_at: '2026-11-21T03:00:00.000Z' });
  const { db } = portal.context;
  expect(await db.selectFrom('inquiry_memo').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('mail').select('id').where('to_address', '=', 'hong@example.com').execute()).toEqual([]);
  const consents = await db.selectFrom('inquiry_consent').selectAll().where('inquiry_id', '=', contractId).execute();
  expect(consents.filter(({ kind }) => kind === 'privacy-contact').map(({ agreed, ip }) => [agreed, ip])).toEqual(
    expect.arrayContaining([
      [1, ''],
      [0, ''],
    ]),
  );
  const { data } = await portal.post('/api/v1/free/list', {}, { token: sales.token });
  expect(data.list.map(({ isErased, maskedName }: Row) => [isErased, maskedName]).toSorted()).toEqual([
    [false, '홍*동'],
    [true, ''],
  ]);
  // A second time has no effect, and other inquiries are unchanged.
  await portal.post(WITHDRAW, { token });
  expect(await db.selectFrom('erasure_record').select(['rule', 'erased_count']).execute()).toEqual([
    { rule: 'contract.withdrawn', erased_count: 1 },
  ]);
  expect(await rowOf(portal, other)).toMatchObject({ name: '홍길동', erased_at: null });
});

it('says of a link only whether it was signed: neither what became of the inquiry, nor whether there was one', async () => {
  const { portal, contractId, token } = await withInquiry();
  const check = async (given: string) => (await portal.post('/api/v1/free/withdraw-check', { token: given })).data;
  const never = signId(portal.context.keys, 'withdraw', 'never-there');
  for (const signed of [token, never]) expect(await check(signed)).toEqual({ isValid: true });
  expect(await rowOf(portal, contractId), 'looking changes nothing').toMatchObject({ name: '홍길동', erased_at: null });
  await portal.post(WITHDRAW, { token });
  expect(await check(token)).toEqual({ isValid: true });
  const forAnother = signId(portal.context.keys, 'confirm', contractId);
  for (const wrong of ['', 'x', contractId, forAnother, `${token.slice(0, -1)}!`])
    expect(await check(wrong)).toEqual({ isValid: false });
});

it('refuses a link that was not signed for this inquiry', async () => {
  const { portal, contractId, token } = await withInquiry();
  const other = await makeInquiry(portal);
  for (const wrong of ['', 'x', contractId, `${other}.${token.split('.')[1]}`, `${token.slice(0, -1)}!`])
    expect(await portal.post(WITHDRAW, { token: wrong })).toMatchObject({ status: 400, code: 'PR02' });
  expect(await rowOf(portal, other)).toMatchObject({ erased_at: null });
});

it('writes to nobody about an inquiry that was erased', async () => {
  const { portal, contractId, token } = await withInquiry();
  await portal.post(WITHDRAW, { token });
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const as = { token: sales.token };
  expect(await portal.post('/api/v1/free/update', { contractId, completeYn: 'Y', memo: '기록' }, as)).toMatchObject({
    status: 409,
    code: 'PR01',
  });
  expect(await portal.post('/api/v1/free/answer', { contractId, message: '답변드립니다.' }, as)).toMatchObject({
    status: 409,
    code: 'PR01',
  });
  expect(await portal.post('/api/v1/free/detail', { contractId }, as)).toMatchObject({ status: 200 });
});

it('lets a member take back the consent of an inquiry of their own, and of nobody else', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal, { email: 'hong@example.com' });
  const kim = await makeUser(portal);
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const written = await portal.post('/api/v1/free/write', submissionOf({ email: 'hong@example.com' }), {
    token: hong.token,
  });
  expect(written).toMatchObject({ status: 200 });
  const asked = { contractNumber: 'C-20261121-0001' };
  expect(await portal.post(WITHDRAW_OWN, asked)).toMatchObject({ status: 403, code: 'CM02' });
  for (const { token } of [kim, manager])
    expect(await portal.post(WITHDRAW_OWN, asked, { token })).toMatchObject({ code: 'CM04' });
  const stands = async () =>
    portal.context.db.selectFrom('inquiry').select(['name', 'user_id', 'erased_at']).executeTakeFirstOrThrow();
  expect(await stands()).toMatchObject({ user_id: hong.id, erased_at: null });
  expect(await portal.post(WITHDRAW_OWN, asked, { token: hong.token })).toMatchObject({ status: 200, code: '0000' });
  expect(await stands()).toEqual({ name: '', user_id: null, erased_at: '2026-11-21T03:00:00.000Z' });
  const mine = await portal.post('/api/v1/user/my-contracts', {}, { token: hong.token });
  expect(mine.data).toMatchObject({ list: [], totalCount: 0 });
  expect(await portal.post(WITHDRAW_OWN, asked, { token: hong.token })).toMatchObject({ code: 'CM04' });
});
