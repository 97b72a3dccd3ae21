import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const PRODUCT = 'https://manager.example.com';

it('lets the named products show the chat inside their pages, and nobody anything else', async () => {
  const portal = await buildTestApp({ chatEmbedOrigins: [PRODUCT] });
  const policyOf = async (path: string) => String((await portal.get(path)).headers['content-security-policy']);
  for (const path of ['/solution-chat', '/Solution-Chat/?a=1'])
    expect(await policyOf(path)).toContain(`frame-ancestors 'self' ${PRODUCT}`);
  expect((await portal.get('/solution-chat')).headers['x-frame-options']).toBeUndefined();
  for (const path of ['/login', '/solution-chat/../login', '/solution-chatter', '/api/v1/site/settings'])
    expect(await policyOf(path)).toMatch(/frame-ancestors 'self'(?:;|$)/);
  expect((await portal.get('/login')).headers['x-frame-options']).toBe('SAMEORIGIN');
});

it('lets nobody when no product is named', async () => {
  const { headers } = await (await buildTestApp()).get('/solution-chat');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(?:;|$)/);
});

it('keeps what calls answer out of every cache, but what says that it may be kept', async () => {
  const portal = await buildTestApp();
  for (const path of ['/api/v1/site/settings', '/api/v1/nothing', '/v1/parameters?user=x'])
    expect([path, (await portal.get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
  expect((await portal.get('/robots.txt')).headers['cache-control']).toBe('private, max-age=300');
});

it('tells no site, not even ours, what a page of a mail link was opened with', async () => {
  const portal = await buildTestApp();
  const policyOf = async (path: string) => (await portal.get(path)).headers['referrer-policy'];
  for (const path of ['/resetPassword?token=a', '/unsubscribe?x=1&token=a'])
    expect(await policyOf(path)).toBe('no-referrer');
  expect(await policyOf('/resetPassword')).toBe('strict-origin-when-cross-origin');
});
