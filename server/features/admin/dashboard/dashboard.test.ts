import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { countSearch, handleMissed } from '#server/features/search/search-day.queries.ts';
import { lastMondays } from './last-days.ts';

async function withDashboard() {
  const portal = await buildTestApp();
  const as = async (role: Role) => {
    const { token } = await makeUser(portal, { roles: [role] });
    return (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data;
  };
  return { portal, as };
}

const NOTHING_SEEN = {
  inquiries: null,
  newInquiries: null,
  overdueInquiries: null,
  myInquiries: null,
  questions: null,
  overdueQuestions: null,
  reviews: null,
  failedMails: null,
};

const ONE_INQUIRY = { inquiries: 1, newInquiries: 1, overdueInquiries: 0, myInquiries: 0 };

it('counts for each what is its own: open inquiries that one owns, for those with access alone', async () => {
  const { portal } = await withDashboard();
  const mine = await makeInquiry(portal, {});
  await makeInquiry(portal, { email: 'other@example.com' });
  const todoOf = async (token: string) => (await portal.post('/api/v1/admin/waiting', undefined, { token })).data;
  const [sales, colleague] = [
    await makeUser(portal, { roles: ['ROLE_SALES'] }),
    await makeUser(portal, { roles: ['ROLE_SALES'] }),
  ];
  const change = (what: object) =>
    portal.post('/api/v1/free/update', { contractId: mine, ...what }, { token: sales.token });
  await change({ ownerId: sales.id, status: '확인' });
  expect(await todoOf(sales.token)).toMatchObject({ inquiries: 2, newInquiries: 1, myInquiries: 1 });
  expect(await todoOf(colleague.token)).toMatchObject({ inquiries: 2, newInquiries: 1, myInquiries: 0 });
  await change({ status: '완료' });
  expect(await todoOf(sales.token)).toMatchObject({ inquiries: 1, newInquiries: 1, myInquiries: 0 });
  const member = await makeUser(portal);
  expect(await todoOf(member.token)).not.toHaveProperty('myInquiries');
  const listed = await portal.post('/api/v1/free/list', { ownerId: 'me' }, { token: member.token });
  expect(listed).toMatchObject({ status: 403, code: 'CM03' });
});

it('counts what waits, and sends to each role what is its own', async () => {
  const { portal, as } = await withDashboard();
  await makeInquiry(portal, {});
  const sales = await as('ROLE_SALES');
  expect(sales.todo).toEqual({ ...NOTHING_SEEN, ...ONE_INQUIRY });
  expect(sales).toMatchObject({ visits: null, questions: null, searches: null, downloads: null, assistant: null });
  expect([sales.system, sales.inquiries === null]).toEqual([null, false]);
  const manager = await as('ROLE_MANAGER');
  const OF_STAFF = { ...ONE_INQUIRY, questions: 0, overdueQuestions: 0, reviews: 0 };
  expect(manager.todo).toEqual({ ...NOTHING_SEEN, ...OF_STAFF });
  expect([manager.assistant, manager.system, manager.visits === null]).toEqual([null, null, false]);
  const admin = await as('ROLE_ADMIN');
  expect(admin.todo).toEqual({ ...OF_STAFF, failedMails: 0 });
  expect(Object.values(admin)).not.toContain(null);
});

it('tells the menu the same numbers', async () => {
  const { portal } = await withDashboard();
  await makeInquiry(portal, {});
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const { data } = await portal.post('/api/v1/admin/waiting', undefined, { token });
  expect(data).toEqual({ ...NOTHING_SEEN, ...ONE_INQUIRY });
});

it('counts what is overdue by working hours, as the list does', async () => {
  const { portal, as } = await withDashboard();
  await makeInquiry(portal, {});
  const done = await makeInquiry(portal, { email: 'done@example.com' });
  await portal.context.db.updateTable('inquiry').set({ status: '연락완료' }).where('id', '=', done).execute();
  const waiting = await makeDocument(portal, { title: '기다리는 질문' });
  await portal.context.db.updateTable('document').set({ answer_state: '답변대기' }).where('id', '=', waiting).execute();
  portal.advance(14 * 24 * 3_600_000);
  await makeInquiry(portal, { email: 'new@example.com' });
  await makeDocument(portal, { title: '새 질문' });
  await portal.context.db
    .updateTable('document')
    .set({ answer_state: '답변대기' })
    .where('title', '=', '새 질문')
    .execute();
  const { todo, inquiries, questions } = await as('ROLE_MANAGER');
  for (const { waiting: rows } of [inquiries, questions])
    expect(
      rows.map(({ dueInMs }: { dueInMs: number }) => dueInMs < 0),
      'overdue first',
    ).toEqual([true, false]);
  expect(todo).toMatchObject({ inquiries: 2, overdueInquiries: 1, questions: 2, overdueQuestions: 1 });
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const overdue = (await portal.post('/api/v1/free/list', { overdue: 'Y' }, { token })).data;
  expect(overdue).toMatchObject({ totalCount: 1, overdueCount: 1 });
  expect(overdue.list.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toEqual([true]);
  // The numbers of the other tabs stay as they are.
  const all = (await portal.post('/api/v1/free/list', {}, { token })).data;
  expect([all.totalCount, all.overdueCount, overdue.counts]).toEqual([3, 1, all.counts]);
});

it('adds up inquiries by week, visits by day and searches by word', async () => {
  const { portal, as } = await withDashboard();
  const { context } = portal;
  await makeInquiry(portal, {});
  await makeInquiry(portal, { type: 'FREE', email: 'other@example.com' });
  for (const place of ['faq', 'notice', 'faq'] as const) context.visits.note({ day: '2026-11-21', place, origin: 'a' });
  await context.visits.flush(context.db);
  for (const isEmpty of [false, true, true]) await countSearch(context, isEmpty ? '없는 말' : '설치', isEmpty);
  const { inquiries, visits, searches } = await as('ROLE_ADMIN');
  expect(inquiries.weeks).toHaveLength(12);
  expect(inquiries.weeks.at(-1)).toEqual({ day: '2026-11-16', contact: 1, free: 1 });
  expect([inquiries.fromMembers, inquiries.fromVisitors]).toEqual([0, 2]);
  // The lists behind these numbers.
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const countOf = async (filters: object) =>
    (await portal.post('/api/v1/free/list', filters, { token })).data.totalCount;
  expect(await countOf({ from: '2026-11-16', until: '2026-11-22', type: 'FREE' })).toBe(1);
  const from = inquiries.weeks[0].day;
  expect([await countOf({ from, byMember: 'Y' }), await countOf({ from, byMember: 'N' })]).toEqual([0, 2]);
  expect(visits.days).toHaveLength(30);
  expect(visits.days.at(-1)).toEqual({ day: '2026-11-21', views: 3, visitors: 1 });
  expect(visits.places).toEqual([
    { place: 'faq', views: 2 },
    { place: 'notice', views: 1 },
  ]);
  expect(searches).toEqual({
    popular: [
      { query: '없는 말', count: 2 },
      { query: '설치', count: 1 },
    ],
    missed: [{ query: '없는 말', count: 2 }],
  });
  await handleMissed(context.db, '없는 말', true);
  expect((await as('ROLE_ADMIN')).searches.missed, 'once it is set aside').toEqual([]);
});

it('shows the questions that wait longest, and how long the answered ones waited', async () => {
  const { portal, as } = await withDashboard();
  const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const answered = await makeDocument(portal, { title: '답변된 질문' });
  portal.advance(2 * 3_600_000);
  await makeReply(portal, answered, staff, { isOfficial: true });
  const waiting = await makeDocument(portal, { title: '기다리는 질문' });
  const { db } = portal.context;
  await db.updateTable('reply').set({ is_staff_author: 1 }).execute();
  await db.updateTable('document').set({ answer_state: '답변완료' }).where('id', '=', answered).execute();
  await db.updateTable('document').set({ answer_state: '답변대기' }).where('id', '=', waiting).execute();
  expect((await as('ROLE_MANAGER')).questions).toMatchObject({
    waiting: [{ title: '기다리는 질문' }],
    answered: 1,
    medianHours: 2,
  });
  // Of today: the log-in of the one who answered has ended meanwhile.
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const listed = await portal.post('/api/v1/questions/answered', {}, { token });
  expect(listed.data).toMatchObject({ totalCount: 1, list: [{ documentId: answered, isPrivate: false }] });
});

it('begins weeks on Monday', () => {
  expect(lastMondays('2026-11-22', 2)).toEqual(['2026-11-09', '2026-11-16']);
  expect(lastMondays('2026-11-23', 1)).toEqual(['2026-11-23']);
});
