import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const WRITE = '/api/v1/free/write';
const KIM = 'kim@example.com';

interface From {
  token?: string;
  cookies?: Record<string, string>;
}

const ask = (portal: TestApp, email: string, from: From = {}) =>
  portal.post(WRITE, submissionOf({ type: 'FREE', email }), from);

const told = { status: 409, code: 'CO01', message: '이미 접수된 신청이 있습니다.' };

const trials = (portal: TestApp) =>
  portal.context.db.selectFrom('inquiry').select(['id', 'number', 'duplicate_of']).orderBy('number').execute();

describe('an open free trial is told', () => {
  it('to the browser that sent it, however the address is written, until it is completed', async () => {
    const portal = await buildTestApp();
    const { cookies } = await ask(portal, KIM);
    for (const email of [KIM, 'KIM@example.com', 'kim+2@example.com']) {
      const answer = await ask(portal, email, { cookies });
      expect(answer, email).toMatchObject({ ...told, data: { fields: { email: told.message } } });
    }
    expect(await ask(portal, 'lee@example.com', { cookies })).toMatchObject({ code: '0000' });
    expect(await portal.post(WRITE, submissionOf({ email: KIM }), { cookies })).toMatchObject({ code: '0000' });
    await portal.context.db.updateTable('inquiry').set({ complete_yn: 'Y' }).execute();
    expect(await ask(portal, KIM, { cookies })).toMatchObject({ code: '0000' });
  });

  it('to the member who sent it, and to the member whose confirmed address it is', async () => {
    const portal = await buildTestApp();
    await ask(portal, KIM);
    const kim = await makeUser(portal, { email: 'Kim@example.com', emailStatus: 'confirmed' });
    expect(await ask(portal, KIM, { token: kim.token })).toMatchObject(told);
    const sender = await makeUser(portal);
    expect(await ask(portal, 'lee@example.com', { token: sender.token })).toMatchObject({ code: '0000' });
    expect(await ask(portal, 'lee@example.com', { token: sender.token })).toMatchObject(told);
  });
});

describe('whoever else asks for a trial of the same mailbox', () => {
  it('gets the answer that a first one gets, and staff see that it is a further one', async () => {
    const portal = await buildTestApp();
    const first = await ask(portal, KIM);
    const claims = await makeUser(portal, { email: KIM, emailStatus: 'unconfirmed' });
    const lee = await makeUser(portal, { email: 'lee@example.com', emailStatus: 'confirmed' });
    const another = await ask(portal, 'lee@example.com');
    const forged = { trial: `${(await trials(portal))[0]?.id}.${'A'.repeat(43)}` };
    const others = [
      {},
      { token: claims.token },
      { token: lee.token },
      { cookies: another.cookies },
      { cookies: forged },
    ];
    for (const from of others) {
      const answer = await ask(portal, KIM, from);
      expect(answer).toMatchObject({ status: 200, code: '0000' });
      expect(Object.keys(answer.data)).toEqual(Object.keys(first.data));
      expect(Object.keys(answer.cookies)).toEqual(Object.keys(first.cookies));
    }
    const [open, , ...further] = await trials(portal);
    expect(further.map((row) => row.duplicate_of)).toEqual(others.map(() => open?.id));

    const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const memosOf = async (contractId: string | undefined) => {
      const { data } = await portal.post('/api/v1/free/detail', { contractId: contractId ?? '' }, { token });
      return data.memos.map((memo: { body: string }) => memo.body) as string[];
    };
    expect(await memosOf(further[0]?.id)).toEqual([
      `같은 이메일 주소로 접수된 무료체험 신청(${open?.number})이 아직 열려 있습니다.`,
    ]);
    expect(await memosOf(open?.id), 'nobody fills an inquiry of others with notes').toEqual([
      `같은 이메일 주소로 무료체험 신청(${further[0]?.number})이 한 번 더 접수되었습니다.`,
    ]);
  });

  it('is told of their own, which says nothing of others', async () => {
    const portal = await buildTestApp();
    await ask(portal, KIM);
    const stranger = await ask(portal, KIM);
    expect(await ask(portal, KIM, { cookies: stranger.cookies })).toMatchObject(told);
    const beside = await buildTestApp();
    const alone = await ask(beside, KIM);
    expect(await ask(beside, KIM, { cookies: alone.cookies })).toMatchObject(told);
  });

  it('leaves one open first trial of those that come at once', async () => {
    const portal = await buildTestApp();
    const answers = await Promise.all([KIM, 'KIM@example.com', KIM].map((email) => ask(portal, email)));
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000', '0000']);
    const rows = await trials(portal);
    const first = rows.find((row) => row.duplicate_of === null);
    expect(rows.map((row) => row.duplicate_of ?? row.id)).toEqual(rows.map(() => first?.id));
  });
});

it('staff take a completed trial up again only while no other of the mailbox is open', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const update = (contractId: string, completeYn: 'Y' | 'N') =>
    portal.post('/api/v1/free/update', { contractId, completeYn }, { token });
  const old = await makeInquiry(portal, { type: 'FREE', email: KIM });
  await update(old, 'Y');
  const newer = await makeInquiry(portal, { type: 'FREE', email: 'kim+new@example.com' });
  expect(await update(old, 'N')).toMatchObject(told);
  await update(newer, 'Y');
  expect(await update(old, 'N')).toMatchObject({ code: '0000' });
});
