import { describe, expect, it, vi } from 'vitest';
import type { ReviewState } from '#shared/boards/review-states.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { accountOf } from '#server/plugins/session.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { changeContents } from './change-contents.ts';

async function asManager() {
  const portal = await buildTestApp();
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'], userId: 'manager1' });
  const as = { token: manager.token };
  const titles = async (input: object = {}) =>
    (await portal.post('/api/v1/admin/contents', input, as)).data.list.map((row: { title: string }) => row.title);
  const change = async (action: 'hide' | 'show' | 'delete', ...documentIds: string[]) =>
    (await portal.post('/api/v1/admin/contents/change', { documentIds, action }, as)).data;
  const shownTo = async (boardType: 'notice' | 'faq', token?: string) =>
    (await portal.post('/api/v1/board/list', { boardType }, { token })).data.totalCount;
  return { portal, manager, as, titles, change, shownTo };
}

it('lists the documents of every board by where they stand, whose they are and what they are called', async () => {
  const { portal, titles, as } = await asManager();
  const hong = await makeUser(portal, { userId: 'hong2026' });
  await makeDocument(portal, { boardType: 'notice', title: '게시된 공지' });
  await makeDocument(portal, { boardType: 'notice', title: '내일의 공지', publishAt: '2026-11-22T03:00:00.000Z' });
  await makeDocument(portal, { boardType: 'faq', title: '숨은 질문', isHidden: true });
  await makeDocument(portal, { boardType: 'qna', title: '비밀 질문 100%', author: hong, isPrivate: true });
  await makeDocument(portal, { boardType: 'library', title: '지운 자료', isDeleted: true });
  const entry = await makeDocument(portal, { boardType: 'market', title: '심사할 상품', isHidden: true });
  const returned = await makeDocument(portal, { boardType: 'market', title: '반려된 상품', isHidden: true });
  const stateOf = (id: string, review_state: ReviewState) =>
    portal.context.db.updateTable('document').set({ review_state }).where('id', '=', id).execute();
  await stateOf(entry, '심사중');
  await stateOf(returned, '반려');
  expect(await titles()).toHaveLength(6);
  expect(await titles({ state: 'published' })).toEqual(expect.arrayContaining(['게시된 공지', '비밀 질문 100%']));
  expect(await titles({ state: 'scheduled' })).toEqual(['내일의 공지']);
  expect(await titles({ state: 'hidden' })).toEqual(['숨은 질문']);
  expect(await titles({ state: 'review' })).toEqual(['심사할 상품']);
  expect((await portal.post('/api/v1/admin/contents', { state: 'unpublished' }, as)).data.list).toMatchObject([
    { title: '반려된 상품', reviewState: '반려' },
  ]);
  expect(await titles({ state: 'trash' })).toEqual(['지운 자료']);
  expect(await titles({ boardType: 'notice', keyword: '내일' })).toEqual(['내일의 공지']);
  expect(await titles({ author: 'HONG' })).toEqual(['비밀 질문 100%']);
  expect(await titles({ keyword: '100%' })).toEqual(['비밀 질문 100%']);
  const { data } = await portal.post('/api/v1/admin/contents', { author: 'hong' }, as);
  expect(data).toMatchObject({ totalCount: 1, size: 20, list: [{ boardType: 'qna', isPrivate: true }] });
});

describe('several at once', () => {
  it('are taken out of sight and brought back, on boards with a field for it by that field', async () => {
    const { portal, change, shownTo, as } = await asManager();
    const notice = await makeDocument(portal, { boardType: 'notice' });
    const faq = await makeDocument(portal, { boardType: 'faq', fields: { isUsed: 'true' } });
    expect(await change('hide', notice, faq)).toEqual({ changed: 2, skipped: 0 });
    expect([await shownTo('notice'), await shownTo('faq'), await shownTo('notice', as.token)]).toEqual([0, 0, 1]);
    expect(await change('hide', notice)).toEqual({ changed: 0, skipped: 1 });
    const { fields } = await portal.context.db
      .selectFrom('document')
      .select('fields')
      .where('id', '=', faq)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(fields)).toEqual({ isUsed: 'false' });
    expect(await change('show', notice, faq)).toEqual({ changed: 2, skipped: 0 });
    expect([await shownTo('notice'), await shownTo('faq')]).toEqual([1, 1]);
  });

  it('keep the time of their last change, and their place in the list, when they are hidden and shown again', async () => {
    const { portal, change, as } = await asManager();
    const older = await makeDocument(portal, { title: '먼저 쓴 글' });
    portal.advance(60_000);
    await makeDocument(portal, { title: '나중에 쓴 글' });
    const listed = async () =>
      (await portal.post('/api/v1/admin/contents', {}, as)).data.list.map(
        ({ title, updatedAt }: { title: string; updatedAt: string }) => [title, updatedAt],
      );
    const before = await listed();
    portal.advance(60_000);
    await change('hide', older);
    expect(await listed()).toEqual(before);
    await change('show', older);
    expect(await listed()).toEqual(before);
  });

  it('stay out of sight when they are changed', async () => {
    const { portal, change, shownTo, as } = await asManager();
    const documentId = await makeDocument(portal, { boardType: 'notice', category: '공지' });
    await change('hide', documentId);
    const input = { documentId, version: 2, title: '고친 공지', category: '공지', bodyHtml: '<p>고쳤습니다.</p>' };
    expect((await portal.post('/api/v1/board/update', input, as)).status).toBe(200);
    expect(await shownTo('notice')).toBe(0);
  });

  it('go to the trash; what is gone already and what a review decides is left alone', async () => {
    const { portal, change, titles, as } = await asManager();
    const kept = await makeDocument(portal, { boardType: 'market', title: '상품' });
    const gone = await makeDocument(portal, { isDeleted: true, title: '이미 지운 글' });
    const first = await makeDocument(portal, { title: '첫째 글' });
    expect(await change('hide', kept, gone)).toEqual({ changed: 0, skipped: 2 });
    expect(await change('delete', first, gone, first)).toEqual({ changed: 1, skipped: 2 });
    expect(await titles()).toEqual(['상품']);
    await makeUser(portal);
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const log = await portal.post('/api/v1/admin/audit', {}, { token: admin.token });
    expect(log.data.list).toMatchObject([{ action: 'document.delete', target: 'QnA: 첫째 글', actorName: 'manager1' }]);
    expect((await portal.post('/api/v1/board/detail', { documentId: first }, as)).status).toBe(404);
  });

  it('are reported as far as they were done before a failure, and fail when nothing was', async () => {
    const { portal, manager } = await asManager();
    const ids = [await makeDocument(portal), await makeDocument(portal)];
    const account = (await accountOf(portal.context, manager.token))!;
    const deleting = (failsAt: number) => {
      const now = vi.fn(portal.context.clock.now);
      for (let call = 1; call < failsAt; call += 1) now.mockImplementationOnce(portal.context.clock.now);
      now.mockImplementation(() => {
        throw new Error('the disk is full');
      });
      const context = { ...portal.context, clock: { now } };
      return changeContents({ context, account, actor: account, ip: '', action: 'delete' }, ids);
    };
    await expect(deleting(1)).rejects.toThrow('the disk is full');
    expect(await deleting(2)).toBe(1);
    const rows = await portal.context.db.selectFrom('document').select('id').where('deleted_at', 'is', null).execute();
    expect(rows).toEqual([{ id: ids[1] }]);
  });
});
