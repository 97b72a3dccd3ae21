import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const LONG = 'a'.repeat(5_000);

it.each([`/api/v1/free/fileDownload/${LONG}`, '/%ff', '//%ff.md', '/api/v1/%', `/sitemap-${LONG}.xml`])(
  'an address that nobody can read is no page, told in Korean and as safely as all others: %s',
  async (url) => {
    const { app } = await buildTestApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ responseCode: 'CM04', message: '존재하지 않는 페이지입니다.' });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.body).not.toContain('aaaa');
  },
);

it('shows a browser a page that leads home', async () => {
  const { app } = await buildTestApp();
  const page = await app.inject({ url: '/%ff', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<a href="/">');
});
