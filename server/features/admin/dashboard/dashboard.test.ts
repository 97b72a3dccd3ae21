import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make.inquiry.ts';
import { makeDocument, makeReply } from '#server/testing/make.document.ts';
import { makeUser } from '#server/testing/make.user.ts';
import { countSearch } from '#server/features/search/search-day.queries.ts';
import { lastMondays } from './days.ts';

async function withDashboard() {
  const portal = await buildTestApp();
  const as = async (role: Role) => {
    const { token } = await makeUser(portal, { roles: [role] });
    return (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data;
  };
  return { portal, as };
}

it('counts what waits, and sends to each role what is its own', async () => {
  const { portal, as } = await withDashboard();
  await makeInquiry(portal, {});
  const sales = await as('ROLE_SALES');
  expect(sales.todo).toEqual({ inquiries: 1, questions: null, reviews: null, failedMails: null });
  expect(sales).toMatchObject({ visits: null, questions: null, searches: null, downloads: null, assistant: null });
  expect([sales.system, sales.inquiries === null]).toEqual([null, false]);
  const manager = await as('ROLE_MANAGER');
  expect(manager.todo).toEqual({ inquiries: 1, questions: 0, reviews: 0, failedMails: null });
  expect([manager.assistant, manager.system, manager.visits === null]).toEqual([null, null, false]);
  const admin = await as('ROLE_ADMIN');
  expect(admin.todo).toEqual({ inquiries: 1, questions: 0, reviews: 0, failedMails: 0 });
  expect(Object.values(admin)).not.toContain(null);
});

it('tells the menu the same numbers', async () => {
  const { portal } = await withDashboard();
  await makeInquiry(portal, {});
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const { data } = await portal.post('/api/v1/admin/waiting', undefined, { token });
  expect(data).toEqual({ inquiries: 1, questions: null, reviews: null, failedMails: null });
});

it('adds up inquiries by week, visits by day and searches by word', async () => {
  const { portal, as } = await withDashboard();
  const { context } = portal;
  await makeInquiry(portal, {});
  await makeInquiry(portal, { type: 'FREE', email: 'other@example.com' });
  context.visits.note({ day: '2026-11-21', place: 'faq', origin: 'a' });
  await context.visits.flush(context.db);
  for (const isEmpty of [false, true, true]) await countSearch(context, isEmpty ? '없는 말' : '설치', isEmpty);
  const { inquiries, visits, searches } = await as('ROLE_ADMIN');
  expect(inquiries.weeks).toHaveLength(12);
  expect(inquiries.weeks.at(-1)).toEqual({ day: '2026-11-16', contact: 1, free: 1 });
  expect([inquiries.fromMembers, inquiries.fromVisitors]).toEqual([0, 2]);
  expect(visits.days).toHaveLength(30);
  expect(visits.days.at(-1)).toEqual({ day: '2026-11-21', views: 1, visitors: 1 });
  expect(visits.places).toEqual([{ place: 'faq', views: 1 }]);
  expect(searches).toEqual({
    popular: [
      { query: '없는 말', count: 2 },
      { query: '설치', count: 1 },
    ],
    missed: [{ query: '없는 말', count: 2 }],
  });
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
});

it('begins weeks on Monday', () => {
  expect(lastMondays('2026-11-22', 2)).toEqual(['2026-11-09', '2026-11-16']);
  expect(lastMondays('2026-11-23', 1)).toEqual(['2026-11-23']);
});
