import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

const BASE = 'https://portal.example';
const open = () => buildTestApp({ publicUrl: BASE, isPublicUrlGiven: true });

const FILES = ['/sitemap.xml', '/rss/notice.xml', '/rss/library.xml', '/llms.txt', '/faq.md'];
const SECRET = '새어나가면안되는말';
const KINDS = {
  hidden: { isHidden: true },
  private: { isPrivate: true },
  scheduled: { publishAt: '2026-11-22T00:00:00.000Z' },
  deleted: { isDeleted: true },
};
const BOARDS = ['notice', 'library', 'reference', 'faq', 'qna', 'market', 'videoTutorial'] as const;

const filesOf = async (portal: TestApp, options = {}) =>
  (await Promise.all(FILES.map((url) => portal.get(url, options)))).map(({ text }) => text).join('\n');

describe('what the public may not read', () => {
  it.each(Object.entries(KINDS))(
    '%s documents are in no feed and have no Markdown, for nobody',
    async (_name, given) => {
      const portal = await open();
      const author = await makeUser(portal);
      const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
      const ids: string[] = [];
      for (const boardType of BOARDS)
        ids.push(await makeDocument(portal, { boardType, author, title: SECRET, bodyText: SECRET, ...given }));
      for (const token of [undefined, author.token, admin.token]) {
        const options = token === undefined ? {} : { token, cookies: { token } };
        const all = await filesOf(portal, options);
        expect(all).not.toContain(SECRET);
        for (const [index, id] of ids.entries()) {
          expect(all).not.toContain(id);
          expect((await portal.get(`/${BOARDS[index]}Detail/${id}.md`, options)).status).toBe(404);
        }
      }
    },
  );

  it('members-only boards are never told, even where their documents are open to every member', async () => {
    const portal = await open();
    for (const boardType of ['qna', 'market', 'videoTutorial'] as const) {
      const id = await makeDocument(portal, { boardType, title: SECRET });
      expect(await filesOf(portal)).not.toContain(id);
      expect((await portal.get(`/${boardType}Detail/${id}.md`)).status).toBe(404);
    }
  });

  it('a document of one board is not answered under the address of another', async () => {
    const portal = await open();
    const id = await makeDocument(portal, { boardType: 'notice' });
    expect((await portal.get(`/libraryDetail/${id}.md`)).status).toBe(404);
    expect((await portal.get(`/noticeDetail/${id}.md`)).status).toBe(200);
  });

  it('a scheduled document appears when its time has come, and is gone with its deletion', async () => {
    const portal = await open();
    const id = await makeDocument(portal, { boardType: 'notice', publishAt: '2026-11-21T04:00:00.000Z' });
    expect((await portal.get('/rss/notice.xml')).text).not.toContain(id);
    portal.advance(2 * 3_600_000);
    expect((await portal.get('/rss/notice.xml')).text).toContain(id);
    expect((await portal.get('/sitemap.xml')).text).toContain('<lastmod>2026-11-21T04:00:00.000Z</lastmod>');
    await portal.context.db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', id).execute();
    expect(await filesOf(portal)).not.toContain(id);
  });
});

describe('sitemap.xml', () => {
  it('lists the public pages, the lists, the manual and every public document', async () => {
    const portal = await open();
    const ids = await Promise.all(
      (['notice', 'library', 'reference'] as const).map((boardType) => makeDocument(portal, { boardType })),
    );
    const answer = await portal.get('/sitemap.xml');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    for (const path of ['/', '/notice', '/faq', '/qna', '/company', '/terms', '/manual/', '/manual/selectors/'])
      expect(answer.text).toContain(`<loc>${BASE}${path}</loc>`);
    expect(answer.text).toContain(`<loc>${BASE}/noticeDetail/${ids[0]}</loc>`);
    expect(answer.text).toContain(`<loc>${BASE}/libraryDetail/${ids[1]}</loc>`);
    expect(answer.text).toContain(`<loc>${BASE}/referenceDetail/${ids[2]}</loc>`);
    expect(answer.text).not.toMatch(/login|Register|admin/);
  });

  it('becomes a list of sitemaps when one cannot hold everything', async () => {
    const portal = await open();
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await makeDocument(portal, { boardType: 'notice' }));
    const app = Fastify();
    sitemapRoutes(app, portal.context, 2);
    const read = async (url: string) => (await app.inject(url)).body;
    const index = await read('/sitemap.xml');
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(
      [0, 1, 2, 3].map((part) => `${BASE}/sitemap-${part}.xml`),
    );
    expect(await read('/sitemap-0.xml')).toContain(`<loc>${BASE}/company</loc>`);
    const parts = await Promise.all([1, 2, 3].map((part) => read(`/sitemap-${part}.xml`)));
    expect(parts.map((part) => [...part.matchAll(/<loc>/g)].length)).toEqual([2, 2, 1]);
    for (const id of ids) expect(parts.join('')).toContain(id);
    expect((await app.inject('/sitemap-4.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap-99999.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap-x.xml')).statusCode).toBe(404);
  });
});

describe('RSS', () => {
  it('tells the newest first, with words that cannot break it', async () => {
    const portal = await open();
    await makeDocument(portal, { boardType: 'notice', title: '지난 공지', publishAt: '2026-11-01T00:00:00.000Z' });
    await makeDocument(portal, { boardType: 'notice', title: '</title> & "새" \u0001공지]]>' });
    const { text, headers } = await portal.get('/rss/notice.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<title>&lt;/title&gt; &amp; &quot;새&quot; 공지]]&gt;</title>');
    expect(text.indexOf('공지]]')).toBeLessThan(text.indexOf('지난 공지'));
    expect(text).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
    expect(text).toContain(`<atom:link href="${BASE}/rss/notice.xml" rel="self"`);
    expect((await portal.get('/rss/qna.xml')).status).toBe(404);
  });
});

it('the texts of the FAQ for search engines hold what everybody may read, in the asked order, and count no view', async () => {
  const portal = await open();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const first = await makeDocument(portal, { boardType: 'faq', title: '첫 질문', bodyText: '첫 답' });
  const second = await makeDocument(portal, { boardType: 'faq', title: '둘째 질문', bodyText: '둘째 답' });
  const closed = [await makeDocument(portal, { boardType: 'notice', title: SECRET })];
  for (const given of Object.values(KINDS))
    closed.push(await makeDocument(portal, { boardType: 'faq', title: SECRET, bodyText: SECRET, ...given }));
  const input = { documentIds: [second, ...closed, 'none', first, second] };
  for (const options of [{}, { token: admin.token }]) {
    const { data } = await portal.post('/api/v1/board/faq-texts', input, options);
    expect(data.list).toEqual([
      { documentId: second, title: '둘째 질문', answer: '둘째 답' },
      { documentId: first, title: '첫 질문', answer: '첫 답' },
    ]);
  }
  const inHtml = await portal.post('/api/v1/board/faq-texts', { documentIds: [first], format: 'html' });
  expect(inHtml.data.list).toEqual([{ documentId: first, title: '첫 질문', answer: '<p>첫 답</p>' }]);
  const { view_count } = await portal.context.db
    .selectFrom('document')
    .select('view_count')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(view_count).toBe(0);
  expect((await portal.post('/api/v1/board/faq-texts', { documentIds: [] })).data.list).toEqual([]);
});

it('robots.txt closes forms and management, leaves pictures open, and names the sitemap', async () => {
  const portal = await open();
  const { text } = await portal.get('/robots.txt');
  for (const path of ['/admin', '/api', '/noticeRegister', '/faqModify/', '/userEdit', '/contact/list'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain('Allow: /api/v1/board/fileDownload/link/');
  expect(text).toContain(`Sitemap: ${BASE}/sitemap.xml`);
});

it('security.txt names the address that an administrator wrote, and is not there before (RFC 9116)', async () => {
  const portal = await open();
  const url = '/.well-known/security.txt';
  expect((await portal.get(url)).status).toBe(404);
  const write = (email: string) =>
    portal.context.db
      .insertInto('site_setting')
      .values({ name: 'company', value: JSON.stringify({ email }), updated_at: '2026-11-21T00:00:00.000Z' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify({ email }) }))
      .execute();
  await write('보안+portal@회사.한국');
  const { text, headers } = await portal.get(url);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(
    'Contact: mailto:%EB%B3%B4%EC%95%88%2Bportal@xn--vf4b131b.xn--3e0b707e\n' +
      'Expires: 2027-05-20T00:00:00Z\n' +
      'Preferred-Languages: ko\n' +
      `Canonical: ${BASE}${url}\n`,
  );
  await write('');
  expect((await portal.get(url)).status).toBe(404);
});

describe('addresses', () => {
  it('are those of the asked host while no address is set', async () => {
    const portal = await buildTestApp();
    const read = async (host: string) => (await portal.get('/robots.txt', { headers: { host } })).text;
    expect(await read('intranet.example:8080')).toContain('Sitemap: http://intranet.example:8080/sitemap.xml');
    expect(await read('[::1]:3000')).toContain('Sitemap: http://[::1]:3000/sitemap.xml');
    expect(await read('evil"><script>')).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml');
    const settings = await portal.get('/api/v1/site/settings', { headers: { host: 'intranet.example' } });
    expect(settings.data.publicUrl).toBe('http://intranet.example');
  });

  it('are https ones behind a proxy that is trusted and says so', async () => {
    const headers = { host: 'portal.example', 'x-forwarded-proto': 'https' };
    const settingsOf = async (portal: TestApp) => (await portal.get('/api/v1/site/settings', { headers })).data;
    const trusting = await buildTestApp({ trustProxy: ['127.0.0.1'] });
    expect(await settingsOf(trusting)).toMatchObject({ publicUrl: 'https://portal.example' });
    expect((await trusting.get('/robots.txt', { headers })).text).toContain('https://portal.example/sitemap.xml');
    expect(await settingsOf(await buildTestApp())).toMatchObject({ publicUrl: 'http://portal.example' });
  });

  it('are those of the settings otherwise, whatever host is claimed', async () => {
    const portal = await open();
    const { text } = await portal.get('/sitemap.xml', { headers: { host: 'evil.example' } });
    expect(text).not.toContain('evil.example');
  });
});

it.each(['/robots.txt', '/sitemap.xml', '/rss/library.xml', '/llms.txt', '/faq.md'])(
  '%s has an ETag, and is not sent again to who has it',
  async (url) => {
    const portal = await open();
    const { headers } = await portal.get(url);
    expect(headers['cache-control']).toMatch(/no-cache|max-age=300/);
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await portal.get(url, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await makeDocument(portal, { boardType: 'library' });
    await makeDocument(portal, { boardType: 'faq' });
    const { status } = await portal.get(url, { headers: { 'if-none-match': etag } });
    expect(status).toBe(url === '/robots.txt' ? 304 : 200);
  },
);

it('names the requested host in nothing that a shared cache keeps', async () => {
  for (const [isPublicUrlGiven, cache] of [
    [true, 'public, max-age=300'],
    [false, 'private, max-age=300'],
  ] as const) {
    const portal = await buildTestApp({ publicUrl: BASE, isPublicUrlGiven });
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-0.xml'])
      expect([url, (await portal.get(url)).headers['cache-control']]).toEqual([url, cache]);
  }
});
