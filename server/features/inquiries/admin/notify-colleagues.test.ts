import { expect, it } from 'vitest';
import type { Role } from '#shared/role-permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

async function twoColleagues() {
  const portal = await buildTestApp();
  const staff = (userName: string, email: string, roles: Role[] = ['ROLE_SALES']) =>
    makeUser(portal, { roles, userName, email });
  const sales = await staff('오세린', 'oh@example.com');
  const colleague = await staff('백도경', 'baek@example.com');
  const as = ({ token }: MadeUser) => ({ token });
  const update = (contractId: string, change: object, by = sales) =>
    portal.post('/api/v1/free/update', { contractId, ...change }, as(by));
  const noticesOf = async (member: MadeUser) =>
    (await portal.post('/api/v1/user/notifications', {}, as(member))).data.list as unknown[];
  const mails = async (name: string) =>
    (await portal.context.db.selectFrom('mail').selectAll().execute()).filter(({ template }) => template === name);
  return { portal, sales, colleague, as, update, noticesOf, mails };
}

it('a new owner of an inquiry is told by whom, in 내 활동 and by mail as chosen, until it is opened', async () => {
  const { portal, sales, colleague, as, update, noticesOf, mails } = await twoColleagues();
  const contractId = await makeInquiry(portal);
  await update(contractId, { ownerId: colleague.id });
  const notice = { kind: 'inquiry-assigned', detail: '오세린', contractId, document: null, isUnread: true };
  expect(await noticesOf(colleague)).toMatchObject([{ ...notice, title: expect.stringMatching(/^C-/) }]);
  expect(await noticesOf(sales)).toEqual([]);
  const [mail, ...others] = await mails('contract-assigned');
  expect([mail?.to_address, others]).toEqual(['baek@example.com', []]);
  expect(JSON.stringify(mail)).toContain(`/contact/list?open=${contractId}`);

  await update(contractId, { ownerId: colleague.id, memo: '그대로 부탁드립니다.' });
  expect(await mails('contract-assigned'), 'who has it already').toHaveLength(1);
  await portal.post('/api/v1/free/detail', { contractId }, as(sales));
  expect(await noticesOf(colleague)).toMatchObject([{ isUnread: true }]);
  await portal.post('/api/v1/free/detail', { contractId }, as(colleague));
  expect(await noticesOf(colleague)).toMatchObject([{ isUnread: false }]);

  const noMail = { change: { topic: 'assignment', byMail: false } } as const;
  await portal.post('/api/v1/user/notification-mail', noMail, as(colleague));
  await update(await makeInquiry(portal), { ownerId: colleague.id });
  expect(await mails('contract-assigned')).toHaveLength(1);
  expect(await noticesOf(colleague)).toHaveLength(2);
});

it('who takes an inquiry, gives it away or puts it back is told nothing', async () => {
  const { portal, sales, colleague, update, noticesOf, mails } = await twoColleagues();
  const contractId = await makeInquiry(portal);
  await update(contractId, { ownerId: sales.id });
  await update(contractId, { ownerId: null });
  expect([await noticesOf(sales), await mails('contract-assigned')]).toEqual([[], []]);
  await update(contractId, { ownerId: colleague.id });
  await update(contractId, { ownerId: sales.id }, colleague);
  expect(await noticesOf(colleague), 'no longer the colleague’s').toEqual([]);
  expect(await noticesOf(sales)).toMatchObject([{ detail: '백도경' }]);
});

it('many inquiries given at once are one mail, and their undo is none', async () => {
  const { portal, sales, colleague, as, noticesOf, mails } = await twoColleagues();
  const contractIds = [await makeInquiry(portal), await makeInquiry(portal), await makeInquiry(portal)];
  const bulk = (input: object) => portal.post('/api/v1/free/bulk-update', { contractIds, ...input }, as(sales));
  await bulk({ ownerId: sales.id });
  expect(await mails('contracts-assigned')).toEqual([]);
  await bulk({ ownerId: colleague.id, status: '확인' });
  expect(await noticesOf(colleague)).toHaveLength(3);
  const sent = await mails('contracts-assigned');
  expect(sent.map(({ to_address: to, subject }) => [to, subject])).toEqual([
    ['baek@example.com', '[AION-U] 오세린 님이 문의 3건의 담당자로 지정했습니다'],
  ]);
  expect(JSON.stringify(sent)).toContain('/contact/list?owner=me');
  await bulk({ ownerId: null });
  await bulk({ ownerId: colleague.id, isUndo: true });
  expect(await mails('contracts-assigned')).toHaveLength(1);
});

it('a notice of an inquiry is for those alone who work on inquiries', async () => {
  const { portal, colleague, update, noticesOf } = await twoColleagues();
  const contractId = await makeInquiry(portal);
  await update(contractId, { ownerId: colleague.id, memo: '@백도경 확인 부탁드립니다.' });
  expect(await noticesOf(colleague)).toHaveLength(2);
  await portal.context.db.deleteFrom('user_role').where('user_id', '=', colleague.id).execute();
  expect(await noticesOf(colleague)).toEqual([]);
});

it('a mention is a notice, too, for a colleague without a mail address as well, and once for the same note', async () => {
  const { portal, colleague, as, update, noticesOf, mails } = await twoColleagues();
  const noMail = await makeUser(portal, { roles: ['ROLE_MANAGER'], userName: '한지우' });
  await portal.context.db.updateTable('user').set({ email: '' }).where('id', '=', noMail.id).execute();
  const contractId = await makeInquiry(portal);
  const memo = '@백도경 @한지우 확인 부탁드립니다.';
  await update(contractId, { memo });
  const notice = { kind: 'inquiry-mentioned', detail: '오세린', contractId };
  expect(await noticesOf(colleague)).toMatchObject([notice]);
  expect(await noticesOf(noMail)).toMatchObject([notice]);
  await portal.post('/api/v1/free/detail', { contractId }, as(colleague));
  await update(contractId, { memo });
  expect(await noticesOf(colleague)).toMatchObject([{ isUnread: false }]);
  expect((await mails('contract-mentioned')).map(({ to_address: to }) => to)).toEqual(['baek@example.com']);
});
