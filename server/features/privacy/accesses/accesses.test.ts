import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

it('lists who had access to whose personal data, newest first, and neither changes nor names', async () => {
  const portal = await buildTestApp();
  const sales = {
    token: (await makeUser(portal, { roles: ['ROLE_SALES'], userId: 'sales2026', userName: '영업 담당' })).token,
  };
  const member = await makeUser(portal, { userId: 'hong2026', userName: '홍길동' });
  const contractId = await makeInquiry(portal, { name: '홍길동' });
  await portal.post('/api/v1/free/detail', { contractId }, sales);
  await portal.post('/api/v1/free/update', { contractId, status: '확인' }, sales);
  portal.advance(1000);
  await portal.post('/api/v1/free/export', { reason: '분기 보고서 작성' }, sales);
  portal.advance(86_400_000);
  const as = { token: (await makeUser(portal, { roles: ['ROLE_ADMIN'], userName: '관리 담당' })).token };
  await portal.post('/api/v1/admin/users/detail', { userId: member.id }, as);

  const accesses = (input: object) => portal.post('/api/v1/admin/accesses', input, as);
  const all = await accesses({});
  expect(all.data).toMatchObject({
    totalCount: 3,
    list: [
      { action: 'member', actorName: '관리 담당', member: { userId: member.id, loginId: 'hong2026' }, inquiry: null },
      {
        action: 'export',
        actorName: '영업 담당',
        actorLoginId: 'sales2026',
        member: null,
        inquiry: null,
        reason: '분기 보고서 작성 (1건)',
      },
      { action: 'open', actorName: '영업 담당', member: null, inquiry: { contractId }, reason: '' },
    ],
  });
  expect(all.text).not.toContain('홍길동');
  const actionsOf = async (input: object) =>
    (await accesses(input)).data.list.map(({ action }: { action: string }) => action);
  expect(await actionsOf({ actor: '영업' })).toEqual(['export', 'open']);
  expect(await actionsOf({ actor: '영업'.normalize('NFD') })).toEqual(['export', 'open']);
  expect(await actionsOf({ actor: 'SALES2026' })).toEqual(['export', 'open']);
  expect(await actionsOf({ actor: '%' })).toEqual([]);
  const [{ accessedAt }] = all.data.list;
  expect(await actionsOf({ from: accessedAt.slice(0, 10) })).toEqual(['member']);
  expect(await actionsOf({ action: 'downloads' })).toEqual(['export']);
  expect(await actionsOf({ action: 'open' })).toEqual(['open']);
  expect(await actionsOf({ page: 2 })).toEqual([]);

  await portal.context.db.updateTable('user').set({ status: 'withdrawn' }).where('id', '=', member.id).execute();
  expect((await accesses({})).data.list[0]).toMatchObject({ action: 'member', member: null });
  // As leaving does it.
  const gone = { status: 'withdrawn' as const, login_id: 'withdrawn-352f64c9ad04' };
  await portal.context.db.updateTable('user').set(gone).where('login_id', '=', 'sales2026').execute();
  expect((await accesses({ actor: '영업' })).data.list[0]).toMatchObject({ actorName: '영업 담당', actorLoginId: '' });
  expect(await actionsOf({ actor: 'withdrawn' })).toEqual([]);
});
