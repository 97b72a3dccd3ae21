import { expect, it } from 'vitest';
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
  expect(data.comments).toMatchObject([
    { comment: '예시를 h***@example.com으로 보내주세요. 010-****-5678', isHelpful: false },
  ]);

  await sweepRatings({
    db: portal.context.db,
    clock: { now: () => new Date(portal.context.clock.now().getTime() + 181 * 86_400_000) },
  });
  expect(await portal.context.db.selectFrom('manual_rating').selectAll().execute()).toEqual([]);
});
