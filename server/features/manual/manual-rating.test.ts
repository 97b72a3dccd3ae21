import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/calls.ts';
import { koreanDay } from '#shared/text/days.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sweepRatings } from './manual-rating.queries.ts';

const RATE = '/api/v1/manual/rate';

it('keeps one rating per page and visitor, for half a year, and shows staff what helped least', async () => {
  const portal = await buildTestApp();
  const rate = (path: string, isHelpful: boolean, comment = '', remoteAddress = '192.0.2.1') =>
    portal.post(RATE, { path, isHelpful, comment }, { remoteAddress });
  expect(await rate('/manual/nowhere/', true)).toMatchObject({ status: 404, code: 'CM04' });
  expect(await rate('/manual/selectors/', false, '가'.repeat(501))).toMatchObject({ status: 400, code: 'CM01' });
  await rate('/manual/', true);
  await rate('/manual/selectors/', true);
  expect(
    await rate('/manual/selectors/', false, ' 예시를 hong@example.com으로 보내주세요. 010-1234-5678 '),
  ).toMatchObject({ status: 200 });
  await rate('/manual/selectors/', true, '', '198.51.100.7');

  const { token: member } = await makeUser(portal);
  expect(await portal.post('/api/v1/manual/ratings', undefined, { token: member })).toMatchObject({ code: 'CM03' });
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { data } = await portal.post('/api/v1/manual/ratings', undefined, { token });
  expect(data.pages).toMatchObject([
    { path: '/manual/selectors/', helpful: 1, unhelpful: 1 },
    { path: '/manual/', helpful: 1, unhelpful: 0 },
  ]);
  expect(data.pages[0]?.title).not.toBe('/manual/selectors/');
  expect(data.comments.open).toMatchObject([
    { comment: '예시를 h***@example.com으로 보내주세요. 010-****-5678', isHelpful: false },
  ]);

  await sweepRatings({
    db: portal.context.db,
    clock: { now: () => new Date(portal.context.clock.now().getTime() + 181 * 86_400_000) },
  });
  expect(await portal.context.db.selectFrom('manual_rating').selectAll().execute()).toEqual([]);
});

it('sets a comment aside until its reader writes another, and says who did', async () => {
  const portal = await buildTestApp();
  const path = '/manual/selectors/';
  const rate = (comment: string, remoteAddress = '192.0.2.1') =>
    portal.post(RATE, { path, isHelpful: false, comment }, { remoteAddress });
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const read = async () =>
    (await portal.post('/api/v1/manual/ratings', undefined, { token })).data as OutputOf<'/api/v1/manual/ratings'>;
  const count = async () => (await portal.post('/api/v1/manual/comment-counts', undefined, { token })).data;
  const today = koreanDay(portal.context.clock.now());
  const handle = (commentId: string, isHandled: boolean, day = today) =>
    portal.post('/api/v1/manual/comment-handle', { path, day, commentId, isHandled }, { token });
  await rate('그림이 없습니다.');
  await rate('예시가 짧습니다.', '198.51.100.7');
  await rate('', '203.0.113.9');
  expect(await count()).toEqual({ open: 2, handled: 0 });
  const wanted = (await read()).comments.open.find(({ comment }) => comment === '그림이 없습니다.');
  const commentId = wanted?.commentId ?? '';
  expect(wanted?.day).toBe(today);
  expect(await handle(commentId, true, '2020-01-01'), 'of another day').toMatchObject({ status: 404 });
  for (const isHandled of [true, true, false, true])
    expect(await handle(commentId, isHandled)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({
    comments: { open: [{ comment: '예시가 짧습니다.' }], handled: [{ comment: '그림이 없습니다.', commentId }] },
  });
  expect(await count()).toEqual({ open: 1, handled: 1 });
  const audit = await portal.context.db.selectFrom('audit_entry').select('detail').orderBy('number').execute();
  expect(audit.slice(-3).map(({ detail }) => detail)).toEqual(['처리함', '되돌림', '처리함']);

  await rate(' 그림이 없습니다. ');
  expect(await count(), 'the same words again').toEqual({ open: 1, handled: 1 });
  await rate('그림이 아직 없습니다.');
  expect(await count(), 'what nobody has seen waits').toEqual({ open: 2, handled: 0 });
  expect(await handle(commentId, true)).toMatchObject({ status: 404, code: 'CM04' });
});
