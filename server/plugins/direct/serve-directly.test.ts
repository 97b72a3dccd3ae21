import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Config } from '#server/config.ts';
import { createLog } from '#server/log/create-log.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { collectLog } from '#server/testing/collect-log.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { openCachedPortal } from '../pages/cache/cached-portal.fixture.ts';

const METRICS = 'a'.repeat(20);

/** A portal with page cache on a real port. `routed` are the requests that Fastify has seen, noted when they end. */
async function listening(overrides: Partial<Config> = {}) {
  const log = collectLog();
  const { portal, drawn } = await openCachedPortal({ metricsToken: METRICS, ...overrides }, createLog('info', log));
  const routed: string[] = [];
  portal.app.addHook('onResponse', async ({ raw, url }) => void (raw.socket instanceof Socket && routed.push(url)));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;

  async function see(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request({ port, path, method, headers: { 'user-agent': 'Mozilla/5.0 Chrome/142.0', ...headers } });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }
  return { portal, port, log, drawn, routed, see };
}

describe('a cached page', () => {
  it('is answered before the router, with the same bytes and headers', async () => {
    const { portal, drawn, routed, see } = await listening();
    await makeDocument(portal, { boardType: 'notice', title: '정기 점검' });
    const [first, again] = [await see('/notice'), await see('/notice')];
    expect([drawn, routed]).toEqual([['/notice'], ['/notice']]);
    expect(again.body).toBe(first.body);
    expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect(again.headers['content-security-policy']).toContain("default-src 'self'");
    const known = await see('/notice', { 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.body, known.headers['content-length']]).toEqual([304, '', undefined]);
    const head = await see('/notice', {}, 'HEAD');
    expect([head.body, head.headers['content-length']]).toEqual(['', again.headers['content-length']]);
    expect(routed).toHaveLength(1);
  });

  it('stands in the log, in the metrics and in the visits like any other', async () => {
    const { portal, log, routed, see } = await listening();
    for (const query of ['', '', '?page=1', '?page=1']) await see(`/notice${query}`);
    expect(routed).toHaveLength(2);
    const lines = await log.until((all) => {
      const requests = all.filter(({ msg }) => msg === 'request');
      return requests.length < 4 ? [] : requests;
    });
    const line = { method: 'GET', route: '/notice', status: 200, ms: expect.any(Number) as number, ip: '127.0.0.1' };
    expect(lines).toMatchObject([line, line, line, line]);
    const metrics = await portal.get('/metrics', { token: METRICS });
    expect(metrics.text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 4');
    await portal.context.visits.flush(portal.context.db);
    const day = await portal.context.db.selectFrom('visit_day').selectAll().where('place', '=', 'notice').execute();
    expect(day).toMatchObject([{ views: 4, visitors: 1 }]);
  });

  it('that got too old is drawn once for all whose requests were read together', async () => {
    const { portal, port, drawn, see } = await listening();
    await see('/notice');
    portal.advance(3_600_000);
    // The content version is known by then, so nobody waits for it.
    await see('/terms');
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /notice HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(19));
    socket.write('GET /notice HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(20);
    expect(drawn).toEqual(['/notice', '/terms', '/notice']);
  });

  it('stands in the log also if the visitor left before the answer', async () => {
    const { portal, log, see } = await listening();
    await see('/notice');
    portal.app.server.prependOnceListener('request', ({ socket }: IncomingMessage) => void socket.destroy());
    await expect(see('/notice')).rejects.toThrow('socket hang up');
    const [line] = await log.until((all) => all.filter(({ msg }) => msg === 'request').slice(1));
    expect(line).toMatchObject({ route: '/notice', status: 499 });
  });

  it('shows a change that was acknowledged on the next request', async () => {
    const { portal, see } = await listening();
    await makeDocument(portal, { boardType: 'notice', title: '처음 제목' });
    for (const _ of [1, 2]) expect((await see('/notice')).body).toContain('처음 제목');
    await portal.context.db.updateTable('document').set({ title: '고친 제목' }).execute();
    expect((await see('/notice')).body).toContain('고친 제목');
  });

  it('counts the view of a visitor once', async () => {
    const { portal, routed, see } = await listening();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    for (const _ of [1, 2, 3, 4, 5]) await see(`/noticeDetail/${documentId}`);
    // A counted view is a write, after which PostgreSQL is asked for the version, and the next request waits for it.
    expect(routed.length).toBeLessThan(3);
    const { view_count: views } = await portal.context.db
      .selectFrom('document')
      .select('view_count')
      .executeTakeFirstOrThrow();
    expect(views).toBe(1);
  });
});

describe('the usual way is taken', () => {
  it('for whoever is logged in', async () => {
    const { portal, see } = await listening();
    const { token } = await makeUser(portal);
    await see('/notice');
    expect((await see('/notice', { cookie: `token=${token}` })).body).toContain(token);
    expect((await see('/notice')).body).not.toContain(token);
  });

  it('for a request with two hosts, which is refused', async () => {
    const { port, see } = await listening();
    for (const _ of [1, 2]) await see('/notice', { host: 'one' });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /notice HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('behind a proxy', () => {
  const from = (...ips: string[]) => ({ 'x-forwarded-for': ips.join(', ') });
  async function addressesIn(log: ReturnType<typeof collectLog>, count: number) {
    const lines = await log.until((all) => {
      const requests = all.filter(({ msg }) => msg === 'request');
      return requests.length < count ? [] : requests;
    });
    return lines.map(({ ip }) => ip);
  }
  const viewsIn = async ({ context: { db } }: TestApp) =>
    (await db.selectFrom('document').select('view_count').executeTakeFirstOrThrow()).view_count;

  it('a visitor has the address that the named proxy saw, before the router as behind it', async () => {
    const { portal, log, routed, see } = await listening({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const forged = from('198.51.100.1', '203.0.113.9', '10.1.2.3');
    for (const _ of [1, 2, 3, 4]) await see(`/noticeDetail/${documentId}`, forged);
    await see(`/noticeDetail/${documentId}`, from('203.0.113.8'));
    expect(await addressesIn(log, 5)).toEqual([...Array<string>(4).fill('203.0.113.9'), '203.0.113.8']);
    expect(routed.length).toBeLessThan(4);
    expect(await viewsIn(portal)).toBe(2);
  });

  it('that no setting names, it has the address of the connection, whatever it claims', async () => {
    const { portal, log, routed, see } = await listening();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    for (const last of [1, 2, 3, 4]) await see(`/noticeDetail/${documentId}`, from(`203.0.113.${last}`));
    expect(await addressesIn(log, 4)).toEqual(Array(4).fill('127.0.0.1'));
    expect(routed.length).toBeLessThan(3);
    expect(await viewsIn(portal)).toBe(1);
  });

  it('a page is kept for each host and for the protocol that the named proxy was asked for, and for nothing claimed', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const behind = await listening({ trustProxy: ['127.0.0.1'], isPublicUrlGiven: false });
    for (const headers of [{}, https, {}, https]) await behind.see('/notice', headers);
    expect([behind.drawn.length, behind.routed.length]).toEqual([2, 2]);
    for (const host of ['one.example', 'two.example']) await behind.see('/notice', { 'x-forwarded-host': host });
    expect(behind.drawn.length).toBe(2);
    await behind.see('/notice', { host: 'portal.example' });
    expect(behind.drawn.length).toBe(3);
    const direct = await listening({ isPublicUrlGiven: false });
    for (const headers of [{}, https]) await direct.see('/notice', headers);
    expect([direct.drawn.length, direct.routed.length]).toEqual([1, 1]);
  });
});
