import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { openCachedPortal } from './cached-portal.fixture.ts';
import { BUSY_FROM, DRAWN_AGAIN_FROM_MS } from './stored-pages.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';

/** Cached pages have an ETag. */
const isKept = (answer: { headers: Record<string, unknown> }) => answer.headers.etag !== undefined;

describe('a page for everybody', () => {
  it('is drawn once, and answered again with the same bytes and the same protections', async () => {
    const { portal, see, drawn } = await openCachedPortal();
    await makeDocument(portal, { boardType: 'notice', title: '정기 점검' });
    const [first, second] = [await see('/notice'), await see('/notice')];
    expect(drawn).toEqual(['/notice']);
    expect(second.body).toBe(first.body);
    const { date: _, connection: __, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  it('comes compressed as the browser can unpack it', async () => {
    const { see, drawn } = await openCachedPortal();
    for (const _ of ['drawn', 'kept']) {
      const plain = (await see('/notice')).body;
      const as = (encoding: string) => see('/notice', { headers: { 'accept-encoding': encoding } });
      const [zstd, br] = [await as('gzip, deflate, br, zstd'), await as('zstd;q=0, gzip, br')];
      const [gzip, neither] = [await as('gzip, br;q=0'), await as('zstdx, deflate')];
      expect(zstd.headers['content-encoding']).toBe('zstd');
      expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain);
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
      expect(neither.headers['content-encoding']).toBeUndefined();
      expect(neither.body).toBe(plain);
    }
    expect(drawn).toHaveLength(1);
  });

  it('comes compressed, too, when it is long', async () => {
    const { portal, see } = await openCachedPortal();
    const documentId = await makeDocument(portal, { boardType: 'notice', bodyText: '긴 공지입니다. '.repeat(8000) });
    const plain = (await see(`/noticeDetail/${documentId}`)).body;
    const { headers, rawPayload } = await see(`/noticeDetail/${documentId}`, {
      headers: { 'accept-encoding': 'br, zstd' },
    });
    expect(headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync(rawPayload).toString()).toBe(plain);
    expect(Buffer.byteLength(plain)).toBeGreaterThan(128 * 1024);
  });

  it('is not sent again to who has it, and HEAD tells of it without sending it', async () => {
    const { portal, see } = await openCachedPortal();
    const { headers, body } = await see('/notice');
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const answer = await see('/notice', { headers: { 'if-none-match': known } });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    const head = await see('/notice', { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(body)),
    ]);
    await makeDocument(portal, { boardType: 'notice' });
    expect((await see('/notice', { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  it('is drawn once for all who ask at the same time', async () => {
    const { see, drawn } = await openCachedPortal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => see('/')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(drawn).toEqual(['/']);
  });

  it('is drawn anew when it gets old, so that what comes by the clock is there', async () => {
    const { portal, see, drawn } = await openCachedPortal();
    const publishAt = new Date(portal.context.clock.now().getTime() + 3_600_000).toISOString();
    await makeDocument(portal, { boardType: 'notice', title: '예약 공지', publishAt });
    expect((await see('/notice')).body).not.toContain('예약 공지');
    portal.advance(MAX_AGE_MS - 1);
    await see('/notice');
    expect(drawn).toHaveLength(1);
    portal.advance(3_600_000);
    expect((await see('/notice')).body).toContain('예약 공지');
  });

  it('is drawn again by one visitor before it gets old, when many look at it', async () => {
    const { portal, see, drawn } = await openCachedPortal();
    await see('/terms');
    for (let look = 0; look < BUSY_FROM; look += 1) await see('/notice');
    portal.advance(DRAWN_AGAIN_FROM_MS - 1);
    await see('/notice');
    expect(drawn).toEqual(['/terms', '/notice']);
    portal.advance(1);
    await Promise.all(Array.from({ length: 10 }, () => see('/notice')));
    expect(drawn).toEqual(['/terms', '/notice', '/notice']);
    // Nobody has looked at this one: it is not worth drawing early.
    await see('/terms');
    expect(drawn).toHaveLength(3);
    portal.advance(MAX_AGE_MS - 1);
    await see('/notice');
    expect(drawn).toHaveLength(3);
  });
});

describe('what is never kept', () => {
  it('is what a member sees, and a member never sees what is kept', async () => {
    const { portal, see, drawn } = await openCachedPortal();
    const { token } = await makeUser(portal);
    const asMember = () => see('/notice', { cookies: { token } });
    const own = await asMember();
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(isKept(own)).toBe(false);
    const anonymous = await see('/notice');
    expect([anonymous.body.includes(token), anonymous.body.includes('"token":null')]).toEqual([false, true]);
    expect((await asMember()).body).toContain(token);
    expect(drawn).toHaveLength(3);
    for (const headers of [{ authorization: `Bearer ${token}` }, { token }, { cookie: 'a=1; token=' }])
      expect(isKept(await see('/notice', { headers }))).toBe(false);
  });

  it('is an error, a redirect and whatever was found wrong', async () => {
    const { see, drawn } = await openCachedPortal();
    for (const _ of [1, 2]) expect((await see('/noticeDetail/none')).statusCode).toBe(404);
    expect(drawn).toHaveLength(2);
  });

  it('is a page that writes or reads what changes unseen', async () => {
    const { see, drawn } = await openCachedPortal();
    for (const _ of [1, 2]) expect(isKept(await see('/search'))).toBe(false);
    expect(drawn).toHaveLength(2);
  });

  it('is what strangers hang on to an address', async () => {
    const { see, drawn } = await openCachedPortal();
    for (const query of ['?x=1', '?page=2&x=1', '?q=점검', '?page=99999', `?category=${'a'.repeat(200)}`])
      for (const _ of [1, 2]) expect(isKept(await see(`/notice${query}`))).toBe(false);
    expect(drawn).toHaveLength(10);
    for (const _ of [1, 2]) expect(isKept(await see('/notice?page=2&sort=views'))).toBe(true);
    expect(drawn).toHaveLength(11);
  });

  it('is a private post, whose title nobody else learns', async () => {
    const { portal, see } = await openCachedPortal();
    const author = await makeUser(portal);
    const given = { boardType: 'notice', title: '비밀 제목', isPrivate: true, author } as const;
    const documentId = await makeDocument(portal, given);
    const as = { cookies: { token: author.token } };
    expect((await see(`/noticeDetail/${documentId}`, as)).body).toContain('비밀 제목');
    expect((await see('/notice', as)).body).toContain('비밀 제목');
    for (const _ of [1, 2]) {
      expect((await see(`/noticeDetail/${documentId}`)).statusCode).toBe(423);
      expect((await see('/notice')).body).not.toContain('비밀 제목');
    }
  });

  it('is the address of another host', async () => {
    const { see } = await openCachedPortal();
    const at = (host: string) => see('/notice', { headers: { host } });
    expect((await at('one.example')).body).toContain('http://one.example');
    expect((await at('two.example')).body).toContain('http://two.example');
    const named = await openCachedPortal({ publicUrl: 'https://portal.example', isPublicUrlGiven: true });
    await named.see('/notice', { headers: { host: 'one.example' } });
    const { body } = await named.see('/notice', { headers: { host: 'two.example' } });
    expect([body.includes('https://portal.example'), named.drawn.length]).toEqual([true, 1]);
  });
});

describe('a kept page that is shown', () => {
  it('counts the view of each visitor, and shows it in time', async () => {
    const { portal, see, drawn } = await openCachedPortal();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const from = (remoteAddress: string) => see(`/noticeDetail/${documentId}`, { remoteAddress });
    const count = async () =>
      (await portal.context.db.selectFrom('document').select('view_count').executeTakeFirstOrThrow()).view_count;
    expect((await from('203.0.113.1')).body).toContain('"viewCount":1');
    await from('203.0.113.1');
    expect(await count()).toBe(1);
    for (const visitor of ['203.0.113.2', '203.0.113.3', '203.0.113.3']) await from(visitor);
    expect([await count(), drawn.length]).toEqual([3, 1]);
    portal.advance(MAX_AGE_MS);
    expect((await from('203.0.113.1')).body).toContain('"viewCount":3');
  });

  it('is a visit like any other', async () => {
    const { portal, see } = await openCachedPortal();
    const headers = { 'user-agent': 'Mozilla/5.0 Chrome/142.0' };
    const { etag } = (await see('/notice', { headers })).headers;
    await see('/notice', { headers });
    await see('/notice', { headers: { ...headers, 'if-none-match': String(etag) } });
    await portal.context.visits.flush(portal.context.db);
    const day = await portal.context.db.selectFrom('visit_day').selectAll().where('place', '=', 'notice').execute();
    expect(day).toMatchObject([{ views: 3, visitors: 1 }]);
  });
});
