import { expect, it, vi } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { recordVisit } from './record-visit.ts';
import { placeOf } from './visit-place.ts';
import { sweepVisits } from './visit-counter.ts';

const PERSON = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0';

interface Given {
  ip?: string;
  agent?: string;
  headers?: Record<string, string>;
}

async function counting() {
  const { context, advance } = await buildTestApp();
  const show = (url: string, { ip = '203.0.113.1', agent = PERSON, headers = {} }: Given = {}) =>
    recordVisit(context, { url, ip, headers: { 'user-agent': agent, ...headers } });
  const days = async () => {
    await context.visits.flush(context.db);
    const rows = await context.db.selectFrom('visit_day').selectAll().orderBy('day').orderBy('place').execute();
    return rows.map(({ day, place, views, visitors }) => `${day} ${place} ${views} ${visitors}`);
  };
  return { context, advance, show, days };
}

it('counts views and visitors of a day in Korea by group of pages', async () => {
  const { show, days, advance } = await counting();
  show('/');
  show('/noticeDetail/1?x=1');
  expect(await days()).toEqual(['2026-11-21 all 2 1', '2026-11-21 home 1 1', '2026-11-21 notice 1 1']);
  show('/notice');
  show('/notice', { ip: '203.0.113.2' });
  expect(await days()).toEqual(['2026-11-21 all 4 2', '2026-11-21 home 1 1', '2026-11-21 notice 3 2']);
  advance(12 * 3_600_000);
  show('/');
  expect((await days()).slice(-2)).toEqual(['2026-11-22 all 1 1', '2026-11-22 home 1 1']);
});

it('makes no visitor of whoever asks not to be followed, and nothing at all of programs and of staff', async () => {
  const { show, days } = await counting();
  show('/faq', { headers: { dnt: '1' } });
  show('/faq', { headers: { 'sec-gpc': '1' } });
  show('/faq', { agent: 'Googlebot/2.1' });
  show('/faq', { headers: { 'sec-purpose': 'prefetch' } });
  show('/admin/users');
  show('/contact/list');
  expect(await days()).toEqual(['2026-11-21 all 2 0', '2026-11-21 faq 2 0']);
});

it('keeps no address and no browser, and forgets even the marks when the day is over', async () => {
  const { context, show, days } = await counting();
  show('/', { ip: '203.0.113.77' });
  await days();
  const { db } = context;
  const marks = await db.selectFrom('visit_mark').selectAll().execute();
  expect(marks).toHaveLength(2);
  expect(JSON.stringify(marks)).not.toMatch(/203\.0|Mozilla/);
  await sweepVisits(db, '2026-11-22');
  expect(await db.selectFrom('visit_mark').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('visit_salt').selectAll().execute()).toEqual([]);
  expect(await days()).toHaveLength(2);
});

it('knows the group of every address, whatever its case', () => {
  const places = ['/', '/Reference/', '/videoTutorialDetail/1', '/contact', '/findID', '/company', '/contact/list'];
  expect(places.map(placeOf)).toEqual(['home', 'reference', 'video', 'contact', 'account', 'other', null]);
});

it('counts every view, however many come between two writes, and none twice after a write that failed', async () => {
  const { context, show, days } = await counting();
  for (let view = 0; view < 6_000; view += 1) show('/faq', { ip: `203.0.113.${view % 3}` });
  vi.spyOn(context.db, 'withoutPlugins').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(context.visits.flush(context.db)).rejects.toThrow('away');
  show('/faq');
  expect(await days()).toEqual(['2026-11-21 all 6001 3', '2026-11-21 faq 6001 3']);
  expect(await days()).toHaveLength(2);
});
