import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '#server/config.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { setSecurityHeaders } from '../security-headers.ts';
import { openManualFiles } from './manual-files.ts';
import { serveManual } from '../manual.ts';

const PAGE =
  '<html lang="ko"><head><!--assets--><link rel="canonical" href="{public-url}/manual/"></head><body><h1>{product} 셀렉터</h1></body></html>';

/** A portal with a manual of two pages; the product name contains characters that must be escaped. */
async function appWithManual(files: Record<string, string> = {}, settings: Partial<Config> = {}, isDelivered = true) {
  const root = mkdtempSync(join(tmpdir(), 'manual-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = {
    'secret.txt': '비밀',
    'dist/current.json': JSON.stringify({ folder: 'b1', sources: '' }),
    'dist/b1/manual/index.html': PAGE,
    'dist/b1/manual/selectors/index.html': PAGE,
    'dist/b1/manual/404.html': '<h1>찾으시는 매뉴얼 페이지가 없습니다</h1>',
    'dist/b1/manual/search.json': '[{"text":"{product} 안내"}]',
    'dist/b1/manual/figure.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>그림</title></svg>',
    'dist/b1/manual/selectors.md': '---\ntitle: 셀렉터\n---\n{product} 안내',
    'dist/b1/client/.vite/manifest.json': JSON.stringify({
      'web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/portal.css'] },
      'web/manual/start-manual.ts': { file: 'assets/manual.js', css: ['assets/manual.css'] },
    }),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { context } = await buildTestApp({ productName: '봇 "A&B"', isProductNameGiven: true, ...settings });
  if (!isDelivered) await context.db.deleteFrom('site_setting').execute();
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('api'));
  setSecurityHeaders(app, context, false);
  serveManual(app, context, { mode: 'production', root });
  return app;
}

it('serves the pages of the manual with the product name, the style sheets and no inline script', async () => {
  const app = await appWithManual();
  const page = await app.inject('/manual/selectors/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>봇 &quot;A&amp;B&quot; 셀렉터</h1>');
  expect(page.body).toContain('<link rel="stylesheet" href="/assets/portal.css">');
  expect(page.body).toContain('<script type="module" src="/assets/manual.js"></script>');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
});

it('shows the logo of the operator in the place of the delivered one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manual-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<header><svg data-logo viewBox="0 0 1 1"></svg></header>');
  const logo = { url: '/api/v1/site/logo/h1', width: 40, height: 8, hasName: false };
  const settings = { head: '', product: '한국 RPA', publicUrl: null };
  expect(openManualFiles(folder, false, { ...settings, logo }).find('')?.body).toBe(
    '<header><img src="/api/v1/site/logo/h1" width="40" height="8" alt=""></header>',
  );
  expect(openManualFiles(folder, false, { ...settings, logo: null }).find('')?.body).toBe('<header></header>');
});

it('says 준비 중 on a portal of an operator who has not replaced the delivered manual', async () => {
  const app = await appWithManual({}, {}, false);
  const page = await app.inject('/manual/selectors/');
  expect([page.statusCode, page.body.includes('매뉴얼 준비 중')]).toEqual([404, true]);
  expect(page.body).not.toContain('셀렉터');
});

it('puts the name into the search data as JSON', async () => {
  const answer = await (await appWithManual()).inject('/manual/search.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual([{ text: '봇 "A&B" 안내' }]);
});

it('serves the Markdown of a page to programs', async () => {
  const answer = await (await appWithManual()).inject('/manual/selectors.md');
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.body).toContain('봇 "A&B" 안내');
});

it('leads an address without its last slash to the page', async () => {
  const app = await appWithManual();
  for (const [from, to] of [
    ['/manual', '/manual/'],
    ['/manual/selectors', '/manual/selectors/'],
  ]) {
    const answer = await app.inject(from!);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  }
});

it('lets the browser keep what has not changed', async () => {
  const app = await appWithManual();
  const first = await app.inject('/manual/');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/manual/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('answers an unknown page with a Korean 404 page', async () => {
  const answer = await (await appWithManual()).inject('/manual/no-such-page/');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('찾으시는 매뉴얼 페이지가 없습니다');
});

it.each([
  '/manual/../secret.txt',
  '/manual/..%2f..%2fsecret.txt',
  '/manual/%2e%2e/%2e%2e/secret.txt',
  '/manual/..%5c..%5csecret.txt',
  '/manual/selectors/../../../secret.txt',
  '/manual//etc/passwd',
  '/manual/%00',
  '/manual/__proto__/',
])('gives away nothing outside of it: %s', async (url) => {
  const answer = await (await appWithManual()).inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('비밀');
});

it('leaves the portal standing when it is not built', async () => {
  const { context } = await buildTestApp();
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('없음'));
  serveManual(app, context, { mode: 'production', root: '/nowhere' });
  expect((await app.inject('/manual/')).statusCode).toBe(404);
});

it('names the address of the settings, or else the one that was asked', async () => {
  const canonicalOf = async (app: Awaited<ReturnType<typeof appWithManual>>) => {
    const page = await app.inject({ url: '/manual/', headers: { host: 'intranet.example' } });
    return [/rel="canonical" href="([^"]*)"/.exec(page.body)?.[1], page.headers.etag];
  };
  const [asked, etag] = await canonicalOf(await appWithManual());
  const [given, otherEtag] = await canonicalOf(
    await appWithManual({}, { publicUrl: 'https://portal.example', isPublicUrlGiven: true }),
  );
  expect([asked, given]).toEqual(['http://intranet.example/manual/', 'https://portal.example/manual/']);
  expect(etag).not.toBe(otherEtag);
});

it('names the encoding of drawings, as of all texts', async () => {
  const app = await appWithManual();
  const { headers } = await app.inject('/manual/figure.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});
