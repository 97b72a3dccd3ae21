import { expect, it } from 'vitest';
import type { RenderContext } from '#web/entry.server.tsx';
import type { Renderer } from '#server/plugins/pages.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

interface Trick {
  url?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

const CLEAN = '/notice';

const PATHS = [
  '/notice?',
  '/notice?x=1',
  '/notice?token=T',
  '/notice?%74oken=T',
  '/notice?page=1&page=2',
  '/notice?__proto__=1',
  '/notice?utm_source=%3Cscript%3Ealert(1)%3C/script%3E',
  '/notice/',
  '/NOTICE',
  '//notice',
  '/./notice',
  '/x/../notice',
  '/notice/.',
  '/notice;x=1',
  '/%6eotice',
  '/%6Eotice',
  '/notice%2f',
  '/notice%00',
  '/notice%3Fx=1',
  '/notice.css',
  '/notice/x.css',
  '/notice\\x',
  '/notice%0d%0aset-cookie:a=1',
];

const COOKIES = (token: string) => [
  `token=${token}`,
  `token="${token}"`,
  `a=b; token=${token}`,
  `token=${token}; token=`,
  `token=; token=${token}`,
  `token=${token.slice(0, -3)}`,
  `Token=${token}`,
  `token =${token}`,
  `x=;token=${token}`,
  `token=${encodeURIComponent(token).replace('.', '%2E')}`,
];

const HEADERS: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { 'x-original-url': '/admin' },
  { 'x-rewrite-url': '/admin' },
  { 'x-http-method-override': 'POST' },
  { 'accept-language': 'en' },
  { accept: 'application/json' },
  { accept: 'text/html', 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip;q=0, identity' },
  { range: 'bytes=0-10' },
  { 'user-agent': '<script>alert(1)</script>' },
  { 'if-none-match': '*' },
  { 'cache-control': 'only-if-cached' },
  { origin: 'https://evil.example' },
];

/** Pages that say for whom and for which address they were drawn. */
function renderer(): Renderer & { drawn: () => number } {
  let drawn = 0;
  return {
    drawn: () => drawn,
    assets: { script: '/entry.js', css: '', stylesheets: [], fonts: '/fonts.css', modulesFor: () => [] },
    async render(request: Request, { token, transport }: RenderContext) {
      drawn += 1;
      await transport({ method: 'GET', path: '/api/v1/site/settings' } as never).catch(() => undefined);
      const { pathname, search, host } = new URL(request.url);
      const whom = token === null ? 'nobody' : `member ${token}`;
      const html = `<p>${whom} ${host} ${pathname} ${search}</p>`;
      return { status: 200, html, location: null, faults: [] };
    },
    finish: async (_url, html) => ({ html: Buffer.from(html), styleSource: null }),
  };
}

const ask = ({ app }: TestApp, { url = CLEAN, cookie, headers }: Trick = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { ...headers, ...(cookie !== undefined && { cookie }) } });

it('no request leaves anything behind in what the next visitor is shown', async () => {
  const own = renderer();
  const portal = await buildTestApp({}, { pages: { mode: 'production', root: process.cwd(), renderer: own } });
  const { token } = await makeUser(portal, { userName: '비밀회원' });
  const clean = await ask(portal);
  expect(clean.body).toContain('nobody');
  const drawnOnce = own.drawn();
  await ask(portal);
  expect(own.drawn(), 'the page is kept, or this test shows nothing').toBe(drawnOnce);

  const tricks: Trick[] = [
    ...PATHS.map((url) => ({ url })),
    ...COOKIES(token).map((cookie) => ({ cookie })),
    ...HEADERS.map((headers) => ({ headers })),
  ];
  const asMember = tricks.map((trick) => ({ ...trick, cookie: trick.cookie ?? `token=${token}` }));
  for (const trick of [...tricks, ...asMember]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(portal, trick, method);
      const what = JSON.stringify([method, trick]);
      if (answer.body.includes(token)) {
        expect(answer.headers['cache-control'], what).toBe('private, no-store');
        expect(answer.headers.etag, what).toBeUndefined();
      }
      if (method === 'HEAD') expect(answer.body, what).toBe('');
      expect(String(answer.headers['set-cookie'] ?? ''), what).not.toContain('a=1');
      for (const next of [await ask(portal), await ask(portal, { url: trick.url ?? CLEAN })])
        expect([what, next.body.includes(token), next.body.includes('evil')]).toEqual([what, false, false]);
      expect([what, (await ask(portal)).body]).toEqual([what, clean.body]);
    }
  }
});

it('what a shared cache may keep says that it differs by cookie, and a member’s page may not be kept at all', async () => {
  const portal = await buildTestApp({}, { pages: { mode: 'production', root: process.cwd(), renderer: renderer() } });
  const { token } = await makeUser(portal);
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await ask(portal, {}, method);
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'accept-encoding, cookie']);
    const member = await ask(portal, { cookie: `token=${token}` }, method);
    expect([member.headers['cache-control'], member.headers.vary]).toEqual([
      'private, no-store',
      'accept-encoding, cookie',
    ]);
    expect(member.headers.etag).toBeUndefined();
  }
  const { headers } = await ask(portal);
  const again = await ask(portal, { cookie: `token=${token}`, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode, 'a member is not told that the visitors’ page still stands').toBe(200);
});
