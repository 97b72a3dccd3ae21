import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import type { Timeouts } from '#server/plugins/input/slow-clients.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const POST_HEAD = 'POST /api/v1/board/list HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n';

/** Of a test on a busy machine. */
const PATIENCE = { timeout: 15_000 };

/** Opens a real socket; returns the data received until the other side closes, or until `untilMs` have passed. */
const PATIENT: Partial<Timeouts> = { headersMs: 60_000, pauseMs: 60_000, bodyMs: 60_000 };

async function listening(
  config: Partial<Config> = {},
  patience: Partial<Timeouts> = {},
  before: (portal: TestApp) => void = () => undefined,
) {
  const portal = await buildTestApp(config, {
    patience: { headersMs: 150, pauseMs: 150, bodyMs: 2_000, unreadMs: 300, wholeMs: 60_000, lookMs: 50, ...patience },
  });
  portal.app.get('/large', async () => 'x'.repeat(4 * 1024 * 1024));
  // Responds after a slow client that connected later was disconnected, so later than any timeout of a pause.
  portal.app.get('/later', async () => {
    const slow = await socketTo();
    slow.write(`${POST_HEAD}Content-Length: 90\r\n\r\n{`);
    slow.resume();
    await once(slow, 'close');
    return 'waited for';
  });
  before(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const speak = (bytes: string | Buffer, more: (write: (bytes: string) => void) => void = () => undefined) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(bytes);
        more((next) => void (socket.destroyed || socket.write(next)));
      });
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });
  const socketTo = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { portal, speak, socketTo };
}

/** Number of open connections. */
const count = async ({ app }: TestApp) => promisify(app.server.getConnections.bind(app.server))();

const END = 'Host: portal\r\nConnection: close\r\n\r\n';

describe('requests whose end two servers could see in different places (request smuggling)', () => {
  const GET = 'GET /api/v1/site/settings HTTP/1.1\r\nHost: portal\r\n\r\n';

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n', 'aaaaa'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['chunks that are not last', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['a blank before the colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['a folded header', 'X-A: b\r\n Transfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['a length that is no number', 'Content-Length: +5\r\n', 'aaaaa'],
    ['a lone line feed in a header', 'X-A: b\nContent-Length: 3\r\n', 'aaa'],
    ['a NUL in a header', 'X-A: b\u0000c\r\n', ''],
  ])('with %s are answered once and not read on', async (_what, headers, body) => {
    const { speak } = await listening();
    const heard = await speak(`POST /api/v1/board/list HTTP/1.1\r\nHost: portal\r\n${headers}\r\n${body}${GET}`);
    expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(heard).toContain('입력한 내용을 확인해주세요.');
  });

  it('and without a host, or with two, are refused', async () => {
    const { speak } = await listening();
    expect(await speak('GET /robots.txt HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await speak('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await speak(`GET /healthz HTTP/1.1\r\nHost: a\r\n${END}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await speak(`GET / HTTP/1.1\r\nhOsT: b\r\n${END}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('are answered with the headers of all others', async () => {
    const { speak } = await listening({ publicUrl: 'https://portal.example' });
    for (const bytes of [
      'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: b\r\n${END}`,
      'GET / HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nExpect: more\r\n${END}`,
    ]) {
      const heard = await speak(bytes);
      expect(heard, bytes).toMatch(/^HTTP\/1\.1 4(?:00|17) /);
      for (const header of ['strict-transport-security: max-age=31536000; includeSub', "base-uri 'none'", 'nosniff'])
        expect(heard, bytes).toContain(header);
    }
  });

  it('and too many headers are told so', async () => {
    const { speak } = await listening();
    const heard = await speak(`GET /healthz HTTP/1.1\r\nX-A: ${'a'.repeat(100_000)}\r\n${END}`);
    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('clients that take their time (slowloris)', () => {
  it('are left when their headers do not end', async () => {
    const { speak } = await listening();
    const heard = await speak('GET / HTTP/1.1\r\nHost: portal\r\n', (write) => {
      const drip = setInterval(() => write('X-A: b\r\n'), 20);
      drip.unref();
    });
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are left when their body stops coming, while others are answered', async () => {
    const { speak } = await listening();
    const slow = speak(`${POST_HEAD}Content-Length: 90\r\n\r\n{`);
    expect(await speak(`GET /healthz HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await slow).not.toContain('200 OK');
  });
});

describe('clients that do not read, or hardly write', () => {
  it('are left when they take nothing of their answers', async () => {
    const { portal, socketTo } = await listening();
    const socket = await socketTo();
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: portal\r\n\r\n'.repeat(30));
    await vi.waitUntil(async () => (await count(portal)) === 1);
    await vi.waitUntil(async () => (await count(portal)) === 0, PATIENCE);
    socket.destroy();
  });

  it('are left when a body comes by single bytes', async () => {
    const { portal, socketTo } = await listening();
    const socket = await socketTo();
    socket.write(`${POST_HEAD}Content-Length: 90000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '), 20);
    await vi.waitUntil(async () => (await count(portal)) === 1);
    await vi.waitUntil(async () => (await count(portal)) === 0, PATIENCE);
    clearInterval(drip);
  });

  it('are left when a body in memory takes too long, however steadily it comes', async () => {
    const { portal, socketTo } = await listening();
    const socket = await socketTo();
    socket.write(`${POST_HEAD}Content-Length: 60000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '.repeat(2_000)), 100);
    await vi.waitUntil(async () => (await count(portal)) === 1, PATIENCE);
    await vi.waitUntil(async () => (await count(portal)) === 0, PATIENCE);
    clearInterval(drip);
  });

  it('are left where they send a longer file than anybody may, or a form without a length that does not end', async () => {
    const { speak } = await listening();
    const head = `POST /api/v1/free/upload-file HTTP/1.1\r\nHost: portal\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    expect(await speak(`${head}Content-Length: 99000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 [^]*CM07/);
    const piece = `${(2_000_000).toString(16)}\r\n${'a'.repeat(2_000_000)}\r\n`;
    const heard = await speak(`${head}Transfer-Encoding: chunked\r\n\r\n`, (write) => {
      const flow = setInterval(() => write(piece), 5);
      flow.unref();
    });
    expect(heard).toBe('');
  });

  it('hold no more of one address in memory than twenty documents, nor more than five hundred connections', async () => {
    const { portal, speak, socketTo } = await listening({}, PATIENT);
    const head = POST_HEAD.replace('list', 'draft-save');
    const begin = `${head}Content-Length: 1048576\r\n\r\n{`;
    const holding = await Promise.all(Array.from({ length: 20 }, socketTo));
    for (const socket of holding) socket.write(begin);
    const { db } = portal.context;
    const counted = db.selectFrom('rate_limit').select('count').where('key', 'like', 'POST /api/v1/board/draft-save %');
    await vi.waitUntil(async () => (await counted.executeTakeFirst())?.count === 20, PATIENCE);
    expect((await speak(`${begin}}`)).match(/HTTP\/1\.1 \d+|CM\d+/g)).toEqual(['HTTP/1.1 429', 'CM05']);
    expect(await speak(`GET /healthz HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of holding) socket.destroy();
    await vi.waitUntil(async () => (await count(portal)) === 0, PATIENCE);
    expect(await speak(`${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /);

    const open = await Promise.all(Array.from({ length: 510 }, socketTo));
    await vi.waitUntil(async () => (await count(portal)) === 500, PATIENCE);
    for (const socket of open) socket.destroy();
  });

  it('may be more of one address where many come from it', async () => {
    const { portal, speak, socketTo } = await listening({ callLimitFactor: 1.2 }, PATIENT);
    const open = await Promise.all(Array.from({ length: 610 }, socketTo));
    await vi.waitUntil(async () => (await count(portal)) === 600, PATIENCE);
    for (const socket of open) socket.destroy();
    await vi.waitUntil(async () => (await count(portal)) === 0, PATIENCE);
    const long = `${POST_HEAD.replace('list', 'draft-save')}Content-Length: 1048576\r\n\r\n{`;
    const holding = await Promise.all(Array.from({ length: 24 }, socketTo));
    for (const socket of holding) socket.write(long);
    const counted = portal.context.db.selectFrom('rate_limit').select('count').where('key', 'like', '%draft-save %');
    await vi.waitUntil(async () => (await counted.executeTakeFirst())?.count === 24, PATIENCE);
    expect((await speak(`${long}}`)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 429']);
    for (const socket of holding) socket.destroy();
  });

  it('and an answer that takes longer than a body may pause is waited for, after an upload as well', async () => {
    const { speak } = await listening();
    const body = JSON.stringify({ boardType: 'qna' });
    expect(
      await speak(`${POST_HEAD}Content-Length: ${body.length}\r\n\r\n${body}GET /later HTTP/1.1\r\n${END}`),
    ).toContain('waited for');
  });
});

it('of one address, eight are worked on at the same time, and none that has left; others are answered meanwhile', async () => {
  const go = Promise.withResolvers<void>();
  const begun: string[] = [];
  const { speak, socketTo } = await listening({ trustProxy: ['127.0.0.1'] }, PATIENT, ({ app }) =>
    app.addHook('preHandler', async (request) => {
      begun.push(request.ip);
      if (request.ip === '192.0.2.1') await go.promise;
    }),
  );
  const body = JSON.stringify({ boardType: 'notice' });
  const from = (ip: string) =>
    `${POST_HEAD}X-Forwarded-For: ${ip}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const leaving = await Promise.all(Array.from({ length: 9 }, socketTo));
  for (const socket of leaving) socket.write(from('192.0.2.1'));
  await vi.waitUntil(() => begun.length === 8, PATIENCE);
  const waiting = Array.from({ length: 5 }, () => speak(from('192.0.2.1')));
  expect(await speak(from('192.0.2.2'))).toContain('200 OK');
  expect(begun).toEqual([...Array.from({ length: 8 }, () => '192.0.2.1'), '192.0.2.2']);
  for (const socket of leaving) socket.destroy();
  await vi.waitUntil(() => begun.length === 9 + waiting.length, PATIENCE);
  go.resolve();
  for (const heard of waiting) expect(await heard).toContain('200 OK');
  expect(begun).toHaveLength(9 + waiting.length);
});

it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PUT', 'PATCH'])('%s is no method of ours', async (method) => {
  const { speak } = await listening();
  const heard = await speak(`${method} /api/v1/site/settings HTTP/1.1\r\nX-Secret: echo-me\r\n${END}`);
  expect(heard).not.toMatch(/^HTTP\/1\.1 [25]/);
  expect(heard).not.toContain('echo-me');
});
