import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { collectLog } from '#server/testing/collect-log.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const LIST = '/api/v1/board/list';
const DETAIL = '/api/v1/board/detail-free';
const NOTICES = '{"boardType":"notice"}';

/** A portal on a real port, behind a proxy that says who asks. `handled` are the calls that reached the router. */
async function listening(overrides: Partial<Config> = {}) {
  const log = collectLog();
  const trusting = { trustProxy: ['127.0.0.1'], ...overrides };
  const portal = await buildTestApp(trusting, {}, pino({ level: 'info' }, log));
  const handled: string[] = [];
  portal.app.addHook('onRequest', async ({ url }) => void handled.push(url));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;

  /** Headers and body in one piece, as browsers and proxies send a short call. */
  async function call(path: string, body: string, headers: Record<string, string> = {}) {
    const asked = request({
      port,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  }
  return { portal, log, handled, call };
}

const titlesIn = (body: Buffer) =>
  (JSON.parse(body.toString()) as { data: { list: { title: string }[] } }).data.list.map(({ title }) => title);

describe('a call that was just answered', () => {
  it('is answered again before the router, with the same headers, compressed as each can read it', async () => {
    const { portal, handled, call } = await listening();
    for (let n = 0; n < 8; n += 1) await makeDocument(portal, { boardType: 'notice', title: `공지 ${n}` });
    // An answer is kept from the second caller on.
    await call(LIST, NOTICES);
    const first = await call(LIST, NOTICES);
    const again = await call(LIST, NOTICES);
    expect(handled).toHaveLength(2);
    expect(again.body).toEqual(first.body);
    expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const packed = { 'accept-encoding': 'br' };
    await call(LIST, NOTICES, packed);
    const brotli = await call(LIST, NOTICES, packed);
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(brotli.body)).toEqual(first.body);
    expect(handled.length).toBeLessThan(5);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('away');
      },
    ],
    ['rejects', () => Promise.reject(new Error('away'))],
  ])('goes the usual way when the question for the version %s', async (_how, contentVersion) => {
    const { portal, handled, call } = await listening();
    for (const _ of [1, 2, 3]) await call(LIST, NOTICES);
    expect(handled).toEqual([LIST, LIST]);
    Object.assign(portal.context, { contentVersion });
    await call(LIST, NOTICES);
    expect(handled).toEqual([LIST, LIST, LIST]);
  });

  it('is worked out anew once something was written, and when the answer gets old', async () => {
    const { portal, handled, call } = await listening();
    expect(titlesIn((await call(LIST, NOTICES)).body)).toEqual([]);
    await makeDocument(portal, { boardType: 'notice', title: '새 공지' });
    expect(titlesIn((await call(LIST, NOTICES)).body)).toEqual(['새 공지']);
    expect(titlesIn((await call(LIST, NOTICES)).body)).toEqual(['새 공지']);
    expect(handled).toHaveLength(2);
    portal.advance(MAX_AGE_MS);
    await call(LIST, NOTICES);
    expect(handled).toHaveLength(3);
  });

  it('stands in the log, in the metrics and in the count of its address', async () => {
    const { portal, log, handled, call } = await listening({
      callLimitFactor: 4 / 1_200,
      metricsToken: 'a'.repeat(20),
    });
    const from = (address: string) => call(LIST, NOTICES, { 'x-forwarded-for': address });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await from('203.0.113.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await from('203.0.113.2')).status).toBe(200);
    expect(handled).toHaveLength(2);
    const lines = await log.until((all) => {
      const requests = all.filter(({ route }) => route === LIST);
      return requests.length < 7 ? [] : requests;
    });
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429, 200]);
    expect(lines[3]).toMatchObject({ method: 'POST', ip: '203.0.113.1' });
    const { text } = await portal.get('/metrics', { token: 'a'.repeat(20) });
    expect(text).toContain(`http_request_duration_seconds_count{method="POST",route="${LIST}",status="200"} 5`);
  });

  it('counts the view of each visitor, and the next one sees it', async () => {
    const { portal, handled, call } = await listening();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const from = async (address: string) => {
      const { body } = await call(DETAIL, JSON.stringify({ documentId }), { 'x-forwarded-for': address });
      return (JSON.parse(body.toString()) as { data: { viewCount: number } }).data.viewCount;
    };
    const counts = [];
    for (const visitor of [1, 1, 2, 2, 1, 3]) counts.push(await from(`203.0.113.${visitor}`));
    expect(counts).toEqual([1, 1, 2, 2, 2, 3]);
    // A counted view is a write, after which PostgreSQL is asked for the version, and the next call waits for it.
    for (let n = 0; n < 4; n += 1) expect(await from('203.0.113.3')).toBe(3);
    expect(handled.length).toBeLessThan(counts.length + 1);
  });
});

describe('a call is handled as usual', () => {
  it('for whoever is logged in', async () => {
    const { portal, handled, call } = await listening();
    const author = await makeUser(portal);
    await makeDocument(portal, { boardType: 'notice', title: '나만 보는 글', isPrivate: true, author });
    const tokens: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${author.token}` },
      { token: author.token },
      {},
      {},
    ];
    const seen = [];
    for (const headers of tokens) seen.push(titlesIn((await call(LIST, NOTICES, headers)).body));
    expect(seen).toEqual([['비밀글입니다.'], ['나만 보는 글'], ['나만 보는 글'], ['비밀글입니다.'], ['비밀글입니다.']]);
    expect(handled).toHaveLength(4);
  });

  it('with an input that is refused, empty, late or in another form', async () => {
    const { handled, call } = await listening();
    for (const _ of [1, 2, 3]) await call(LIST, NOTICES);
    expect(handled).toHaveLength(2);
    for (const body of ['{"boardType":"none"}', '{"boardType":"notice"', '[]', ' '.repeat(600)])
      for (const _ of [1, 2]) expect((await call(LIST, body)).status).toBe(400);
    for (const _ of [1, 2]) expect((await call(LIST, '')).status).toBe(400);
    for (const _ of [1, 2]) expect((await call(LIST, NOTICES, { 'content-type': 'text/plain' })).status).toBe(400);
    for (const _ of [1, 2]) expect((await call(LIST, NOTICES, { expect: '100-continue' })).status).toBe(200);
  });
});
