import { describe, expect, it } from 'vitest';
import type { InputOf } from '#shared/contract/calls.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { signId } from '#server/security/signed-id.ts';

type Change = Omit<InputOf<'/api/v1/free/update'>, 'contractId'>;

async function asSales() {
  const portal = await buildTestApp();
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '오세린', userId: 'sales01' });
  const update = (contractId: string, change: Change) =>
    portal.post('/api/v1/free/update', { contractId, ...change }, { token: sales.token });
  const historyOf = async (contractId: string) => {
    const rows = await portal.context.db
      .selectFrom('inquiry_log')
      .select(['action', 'detail'])
      .where('inquiry_id', '=', contractId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => `${row.action} ${row.detail}`.trim());
  };
  return { portal, sales, update, historyOf };
}

describe('spec 4: contract completion', () => {
  it('Y sets 완료, back to N is worked on again, and both are on the record', async () => {
    const { portal, update, historyOf } = await asSales();
    const id = await makeInquiry(portal);
    expect(await update(id, { completeYn: 'Y' })).toMatchObject({ data: { completeYn: 'Y', status: '완료' } });
    portal.advance(1000);
    expect(await update(id, { completeYn: 'N' })).toMatchObject({ data: { completeYn: 'N', status: '진행중' } });
    expect((await historyOf(id)).toSorted()).toEqual([
      'complete',
      'reopen',
      'status 완료 → 진행중',
      'status 접수 → 완료',
    ]);
    expect(await update(id, { completeYn: 'N' })).toMatchObject({ status: 200 });
    expect(await historyOf(id), 'what changes nothing is no change').toHaveLength(4);
  });

  it('lets completion and status never contradict each other', async () => {
    const { portal, update } = await asSales();
    const id = await makeInquiry(portal);
    const refusal = { status: 400, data: { fields: { status: '완료 여부와 상태가 서로 맞지 않습니다.' } } };
    expect(await update(id, { completeYn: 'Y', status: '보류' })).toMatchObject(refusal);
    expect(await update(id, { completeYn: 'N', status: '완료' })).toMatchObject(refusal);
    expect(await update(id, { completeYn: 'N', status: '연락완료' })).toMatchObject({ data: { status: '연락완료' } });
  });

  it('is refused where a colleague has changed since what is to be changed, and nothing else', async () => {
    const { portal, sales, update, historyOf } = await asSales();
    const id = await makeInquiry(portal);
    const seen = { status: '접수', ownerId: null } as const;
    expect(await update(id, { status: '완료', seen })).toMatchObject({ data: { status: '완료' } });
    const before = await historyOf(id);
    expect(await update(id, { status: '진행중', seen })).toMatchObject({ status: 409, code: 'CM08' });
    expect(await update(id, { status: '진행중', memo: '늦은 메모', seen })).toMatchObject({ status: 409 });
    expect(await historyOf(id)).toEqual(before);
    expect(await update(id, { status: '완료', seen }), 'both want the same').toMatchObject({ status: 200 });
    expect(await update(id, { ownerId: sales.id, memo: '제가 맡습니다.', seen })).toMatchObject({ status: 200 });
    expect(await update(id, { ownerId: null, seen: { ...seen, ownerId: 'somebody' } })).toMatchObject({ status: 409 });
  });

  it('keeps memos and the owner; only staff can be owner', async () => {
    const { portal, sales, update, historyOf } = await asSales();
    const id = await makeInquiry(portal);
    const member = await makeUser(portal);
    expect(await update(id, { completeYn: 'N', ownerId: member.id })).toMatchObject({
      status: 400,
      data: { fields: { ownerId: '담당자로 지정할 수 없는 계정입니다.' } },
    });
    await update(id, { completeYn: 'N', ownerId: sales.id, memo: '  견적을 보내기로 함  ' });
    const { data } = await portal.post('/api/v1/free/detail', { contractId: id }, { token: sales.token });
    expect(data).toMatchObject({
      owner: { id: sales.id, name: '오세린' },
      memoCount: 1,
      memos: [{ body: '견적을 보내기로 함', authorName: '오세린' }],
    });
    await update(id, { completeYn: 'N', ownerId: null });
    expect(await historyOf(id)).toEqual(expect.arrayContaining(['owner 오세린 (sales01)', 'owner 미지정', 'memo']));
  });

  it('does not reopen a free trial whose address has a newer one', async () => {
    const { portal, update } = await asSales();
    const old = await makeInquiry(portal, { type: 'FREE', email: 'kim@example.com' });
    await update(old, { completeYn: 'Y' });
    await makeInquiry(portal, { type: 'FREE', email: 'kim@example.com' });
    expect(await update(old, { completeYn: 'N' })).toMatchObject({ status: 409, code: 'CO01' });
  });

  it('answers 404 for what is not there', async () => {
    const { update } = await asSales();
    expect(await update('x', { completeYn: 'Y' })).toMatchObject({ status: 404, code: 'CM04' });
  });
});

describe('bulk change', () => {
  it('changes status and owner of all that are chosen, each on the record, or of none', async () => {
    const { portal, sales, historyOf } = await asSales();
    const ids = [await makeInquiry(portal), await makeInquiry(portal), await makeInquiry(portal)];
    const bulk = (input: object) =>
      portal.post('/api/v1/free/bulk-update', { contractIds: ids, ...input }, { token: sales.token });
    expect(await bulk({ status: '확인', ownerId: sales.id })).toMatchObject({ data: { changedIds: ids.toSorted() } });
    expect(await bulk({ status: '확인' })).toMatchObject({ data: { changedIds: [] } });
    expect(await bulk({ status: '완료' })).toMatchObject({ data: { changedIds: ids.toSorted() } });
    const rows = () => portal.context.db.selectFrom('inquiry').select(['status', 'complete_yn', 'owner_id']).execute();
    expect(new Set((await rows()).map((row) => Object.values(row).join()))).toEqual(new Set([`완료,Y,${sales.id}`]));
    expect(await historyOf(ids[2] ?? '')).toHaveLength(4);

    expect(await bulk({ status: '보류', contractIds: [...ids, 'x'] })).toMatchObject({ status: 404 });
    expect((await rows()).map((row) => row.status)).toEqual(['완료', '완료', '완료']);
    expect(await bulk({ contractIds: [] })).toMatchObject({ status: 400 });
    expect(await bulk({ contractIds: Array.from({ length: 101 }, String) })).toMatchObject({ status: 400 });
  });
});

it('a bulk change leaves out those whose consent was taken back, and says how many', async () => {
  const { portal, sales, historyOf } = await asSales();
  const ids = [await makeInquiry(portal), await makeInquiry(portal)];
  const [erased = '', kept = ''] = ids;
  await portal.post('/api/v1/free/withdraw-consent', { token: signId(portal.context.keys, 'withdraw', erased) });
  const answer = await portal.post(
    '/api/v1/free/bulk-update',
    { contractIds: ids, status: '확인', ownerId: sales.id },
    { token: sales.token },
  );
  expect(answer).toMatchObject({ status: 200, data: { changedIds: [kept], erasedCount: 1 } });
  expect(await historyOf(kept)).toContain('status 접수 → 확인');
  const rows = await portal.context.db.selectFrom('inquiry').select(['id', 'status', 'owner_id']).execute();
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: kept, status: '확인', owner_id: sales.id },
      { id: erased, status: '완료', owner_id: null },
    ]),
  );
});

it('a bulk change leaves what a colleague has changed since, and says how many', async () => {
  const { portal, sales, update } = await asSales();
  const ids = [await makeInquiry(portal), await makeInquiry(portal)];
  const [taken = '', free = ''] = ids;
  const seen = ids.map((contractId) => ({ contractId, status: '접수', ownerId: null }));
  const bulk = (input: object) =>
    portal.post('/api/v1/free/bulk-update', { contractIds: ids, ...input }, { token: sales.token });
  await update(taken, { status: '진행중' });
  expect(await bulk({ status: '보류', seen })).toMatchObject({ data: { changedIds: [free], conflictCount: 1 } });
  expect(await bulk({ ownerId: sales.id, seen }), 'nobody has taken one').toMatchObject({ data: { conflictCount: 0 } });
  const rows = await portal.context.db.selectFrom('inquiry').select(['id', 'status', 'owner_id']).execute();
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: taken, status: '진행중', owner_id: sales.id },
      { id: free, status: '보류', owner_id: sales.id },
    ]),
  );
});

describe('mails about an inquiry', () => {
  const mailsTo = async (portal: Awaited<ReturnType<typeof asSales>>['portal'], address: string) =>
    (await portal.sentMail()).filter(({ to }) => to === address);

  it('tells whoever asked of a new status only when the owner ticks it, and writes it down', async () => {
    const { portal, update, historyOf } = await asSales();
    const id = await makeInquiry(portal, { email: 'hong@example.com' });
    await update(id, { completeYn: 'N', status: '확인' });
    expect(await mailsTo(portal, 'hong@example.com')).toHaveLength(1);
    await update(id, { completeYn: 'Y', mailPerson: true });
    await update(id, { completeYn: 'Y', mailPerson: true });
    const mails = await mailsTo(portal, 'hong@example.com');
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({ subject: '[AION-U] 제품 문의 진행 상황을 안내해드립니다' });
    expect(mails[1]?.text).toContain('진행 상황: 완료');
    expect(await historyOf(id)).toContain('mail 완료');
  });

  it('answers by mail in several paragraphs and keeps the answer among the memos', async () => {
    const { portal, sales } = await asSales();
    const contractId = await makeInquiry(portal, { email: 'hong@example.com' });
    const answer = (message: string) =>
      portal.post('/api/v1/free/answer', { contractId, message }, { token: sales.token });
    expect((await answer('  ')).data.fields).toEqual({ message: '답변 내용을 입력해주세요.' });
    expect(await answer('견적서를 보내드립니다.\n<b>확인</b> 부탁드립니다.')).toMatchObject({ status: 200 });
    // The receipt was sent at the same time, and mails of the same time have no order.
    const mail = (await mailsTo(portal, 'hong@example.com')).find(({ text }) => text.includes('견적서를'));
    expect(mail?.text).toContain('견적서를 보내드립니다.\n<b>확인</b> 부탁드립니다.\n\n담당자 오세린 드림');
    expect(mail?.html).toContain('확인');
    expect(mail?.html).not.toContain('<b>확인');
    const detail = await portal.post('/api/v1/free/detail', { contractId }, { token: sales.token });
    expect(detail.data.memos[0].body).toBe(
      '[보내지 못해 파일로 남은 답변 메일]\n견적서를 보내드립니다.\n<b>확인</b> 부탁드립니다.',
    );
    expect(detail.data.lastAnswer).toMatchObject({ body: '견적서를 보내드립니다.\n<b>확인</b> 부탁드립니다.' });
    expect(detail.data.history.map(({ action }: { action: string }) => action)).toContain('answer');
  });

  it('says beforehand whether a mail would leave', async () => {
    const { portal, sales } = await asSales();
    const contractId = await makeInquiry(portal);
    const isFiled = async () =>
      (await portal.post('/api/v1/free/detail', { contractId }, { token: sales.token })).data.isMailFiled;
    expect(await isFiled()).toBe(true);
    portal.context.config.mail.smtpUrl = 'smtp://mail.example:25';
    expect(await isFiled()).toBe(false);
    await portal.post('/api/v1/free/answer', { contractId, message: '견적서' }, { token: sales.token });
    const { data } = await portal.post('/api/v1/free/detail', { contractId }, { token: sales.token });
    expect(data.memos[0].body).toBe('[답변 메일]\n견적서');
  });

  it('an answer is the first contact where nobody was contacted yet, unless the writer says otherwise', async () => {
    const { portal, sales, update, historyOf } = await asSales();
    const contractId = await makeInquiry(portal);
    const answer = async (isContact?: boolean) => {
      const input = { contractId, message: '견적서를 보내드립니다.', isContact };
      await portal.post('/api/v1/free/answer', input, { token: sales.token });
      return (await portal.post('/api/v1/free/detail', { contractId }, { token: sales.token })).data;
    };
    expect(await answer()).toMatchObject({ status: '접수', dueAt: expect.any(String) });
    expect(await answer(true)).toMatchObject({ status: '연락완료', dueAt: null, isOverdue: false });
    expect(await historyOf(contractId)).toContain('status 접수 → 연락완료');
    await update(contractId, { status: '진행중' });
    expect(await answer(true)).toMatchObject({ status: '진행중' });
  });

  it('is not answered twice by two who do not know of each other', async () => {
    const { portal, sales, update } = await asSales();
    const contractId = await makeInquiry(portal, { email: 'hong@example.com' });
    const answer = (seenMemos: number) => {
      const input = { contractId, message: '견적서를 보내드립니다.', seenMemos };
      return portal.post('/api/v1/free/answer', input, { token: sales.token });
    };
    expect(await answer(0)).toMatchObject({ status: 200 });
    expect(await answer(0)).toMatchObject({ status: 409, code: 'CM08' });
    await update(contractId, { memo: '전화로 안내했습니다.' });
    expect(await answer(1), 'a memo may say why not').toMatchObject({ status: 409 });
    // With the receipt.
    expect(await mailsTo(portal, 'hong@example.com')).toHaveLength(2);
    expect(await answer(2)).toMatchObject({ status: 200 });
  });

  it('sends the link that takes the consent back once more, on the record of the inquiry and of the portal', async () => {
    const { portal, sales, historyOf } = await asSales();
    const contractId = await makeInquiry(portal, { email: 'hong@example.com' });
    const send = (token?: string) => portal.post('/api/v1/free/withdraw-link', { contractId }, { token });
    expect(await send()).toMatchObject({ status: 403, code: 'CM02' });
    expect(await send((await makeUser(portal)).token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await mailsTo(portal, 'hong@example.com')).toHaveLength(1);
    expect(await send(sales.token)).toMatchObject({ status: 200 });
    const mail = (await mailsTo(portal, 'hong@example.com')).at(-1);
    expect(mail).toMatchObject({ subject: '[AION-U] 개인정보 동의 철회 링크를 보내드립니다' });
    expect(await historyOf(contractId)).toEqual(['withdrawLink']);
    expect(await auditOf(portal)).toMatchObject([
      { action: 'contract.withdrawLink', target: 'C-20261121-0001', actor_name: 'sales01' },
    ]);
    const again = async () => {
      await Promise.all([send(sales.token), send(sales.token)]);
      return (await mailsTo(portal, 'hong@example.com')).length;
    };
    expect(await again(), 'pressed again at once').toBe(2);
    portal.advance(60_000);
    expect(await again(), 'asked for once more').toBe(3);
    const token = /withdrawConsent\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await portal.post('/api/v1/free/withdraw-consent', { token })).toMatchObject({ status: 200 });
    expect(await send(sales.token)).toMatchObject({ status: 409, code: 'PR01' });
  });

  it('tells of a new inquiry those who want it', async () => {
    const { portal, sales } = await asSales();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const setting = async (token: string, wants?: boolean) =>
      (await portal.post('/api/v1/free/notice-setting', { wants }, { token })).data.wants;
    const told = async () => {
      const before = (await portal.sentMail()).length;
      await makeInquiry(portal);
      return (await portal.sentMail())
        .slice(before)
        .flatMap(({ to, subject }) => (subject.includes('새 ') ? [to] : []));
    };
    expect([await setting(sales.token), await setting(manager.token)]).toEqual([true, false]);
    expect(await told()).toEqual([sales.email]);
    expect([await setting(sales.token, false), await setting(manager.token, true)]).toEqual([false, true]);
    expect(await told()).toEqual([manager.email]);
    const isFiled = async () =>
      (await portal.post('/api/v1/free/notice-setting', {}, { token: sales.token })).data.isMailFiled;
    expect(await isFiled()).toBe(true);
    portal.context.config.mail.smtpUrl = 'smtp://mail.example:25';
    expect(await isFiled()).toBe(false);
  });
});

it('keeps what each of two said who changed one inquiry at once', async () => {
  const { portal, sales, update } = await asSales();
  for (let round = 0; round < 5; round += 1) {
    const id = await makeInquiry(portal);
    const answers = await Promise.all([
      update(id, { status: '연락완료' }),
      update(id, { ownerId: sales.id }),
      update(id, { memo: '통화함' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await portal.post('/api/v1/free/detail', { contractId: id }, { token: sales.token });
    expect(data).toMatchObject({ status: '연락완료', owner: { id: sales.id }, memos: [{ body: '통화함' }] });
  }
});

it('a memo written while a colleague completes it does not take it up again', async () => {
  const { portal, update } = await asSales();
  const id = await makeInquiry(portal);
  await update(id, { completeYn: 'Y' });
  expect(await update(id, { memo: '견적을 보냄' })).toMatchObject({ data: { completeYn: 'Y', status: '완료' } });
});

it('two who change the same rows at once, in different orders, both succeed', async () => {
  const { portal, sales } = await asSales();
  const ids = [];
  for (let made = 0; made < 8; made += 1) ids.push(await makeInquiry(portal));
  const bulk = (contractIds: string[], status: '확인' | '진행중') =>
    portal.post('/api/v1/free/bulk-update', { contractIds, status }, { token: sales.token });
  const answers = await Promise.all([bulk(ids, '확인'), bulk(ids.toReversed(), '진행중')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
