import { expect, it } from 'vitest';
import type { ContentListInput } from '#shared/contract/admin/contents.contract.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const TOMORROW = '2026-11-22T03:00:00.000Z';

async function asManager() {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'], userId: 'manager1' });
  const list = async (
    input: Partial<ContentListInput> = {},
  ): Promise<{ list: { title: string }[]; totalCount: number }> =>
    (await portal.post('/api/v1/admin/contents', input, { token })).data;
  const titles = async (input: Partial<ContentListInput> = {}) => (await list(input)).list.map(({ title }) => title);
  const seen = (id: string, view_count: number) =>
    db.updateTable('document').set({ view_count }).where('id', '=', id).execute();
  const changed = (id: string, updated_at: string) =>
    db.updateTable('document').set({ updated_at }).where('id', '=', id).execute();
  const inReview = (id: string) =>
    db.updateTable('document').set({ review_state: '심사중' }).where('id', '=', id).execute();
  return { portal, list, titles, seen, changed, inReview };
}

it('sorts by title, views and change, from either end, also within what was searched for', async () => {
  const { portal, titles, seen, changed } = await asManager();
  const made = [
    { title: '나무 공지', views: 5, at: '2026-11-20T03:00:00.000Z' },
    { title: '가지 공지', views: 70, at: '2026-11-18T03:00:00.000Z' },
    { title: '다리 공지', views: 600, at: '2026-11-19T03:00:00.000Z' },
  ];
  for (const { title, views, at } of made) {
    const id = await makeDocument(portal, { boardType: 'notice', title });
    await seen(id, views);
    await changed(id, at);
  }
  await makeDocument(portal, { boardType: 'faq', title: '가을 질문', isDeleted: true });
  const byTitle = ['가지 공지', '나무 공지', '다리 공지'];
  expect(await titles({ sort: 'title', direction: 'asc' })).toEqual(byTitle);
  expect(await titles({ sort: 'title', direction: 'desc' })).toEqual(byTitle.toReversed());
  expect(await titles({ sort: 'views', direction: 'desc' })).toEqual(['다리 공지', '가지 공지', '나무 공지']);
  expect(await titles({ sort: 'views', direction: 'asc', keyword: '공지' })).toEqual([
    '나무 공지',
    '가지 공지',
    '다리 공지',
  ]);
  expect(await titles(), 'last changed first').toEqual(['나무 공지', '다리 공지', '가지 공지']);
  expect(await titles({ direction: 'asc' })).toEqual(['가지 공지', '다리 공지', '나무 공지']);
});

it('sorts by state, what waits first or last, and no document is missing or twice between the pages', async () => {
  const { portal, list, titles, inReview } = await asManager();
  await makeDocument(portal, { boardType: 'notice', title: '내일의 공지', publishAt: TOMORROW });
  await makeDocument(portal, { boardType: 'faq', title: '숨은 질문', isHidden: true });
  await inReview(await makeDocument(portal, { boardType: 'market', title: '심사할 상품', isHidden: true }));
  for (let number = 1; number <= 39; number += 1) await makeDocument(portal, { title: `게시된 질문 ${number}` });
  await makeDocument(portal, { title: '지운 질문', isDeleted: true });
  const waiting = ['심사할 상품', '숨은 질문', '내일의 공지'];
  const pages = async (direction: 'asc' | 'desc') =>
    Promise.all([1, 2, 3].map((page) => titles({ sort: 'state', direction, page })));
  const falling = await pages('desc');
  expect(falling.map(({ length }) => length)).toEqual([20, 20, 2]);
  expect(falling[0]?.slice(0, 4)).toEqual([...waiting, expect.stringMatching('게시된 질문')]);
  const rising = await pages('asc');
  expect(rising.map(({ length }) => length)).toEqual([20, 20, 2]);
  expect(rising.flat().slice(-3)).toEqual(waiting.toReversed());
  for (const all of [falling.flat(), rising.flat()]) expect(new Set(all).size).toBe(42);
  expect((await list({ sort: 'state' })).totalCount).toBe(42);
  expect((await list({ state: 'published' })).totalCount).toBe(39);
  expect(await titles({ sort: 'state', state: 'trash' })).toEqual(['지운 질문']);
  expect(await titles({ sort: 'state', boardType: 'market' })).toEqual(['심사할 상품']);
});

it('tells which questions wait for an answer', async () => {
  const { portal, list } = await asManager();
  const answered = await makeDocument(portal, { boardType: 'qna', title: '답변된 질문' });
  await portal.context.db
    .updateTable('document')
    .set({ answer_state: '답변완료' })
    .where('id', '=', answered)
    .execute();
  await makeDocument(portal, { boardType: 'qna', title: '기다리는 질문' });
  await makeDocument(portal, { boardType: 'notice', title: '공지' });
  const { list: rows } = await list({ sort: 'title', direction: 'asc' });
  expect(rows).toMatchObject([
    { title: '공지', isWaiting: false },
    { title: '기다리는 질문', isWaiting: true },
    { title: '답변된 질문', isWaiting: false },
  ]);
});
