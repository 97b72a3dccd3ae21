import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { Line } from '../testing/collect-log.ts';
import { collectLog } from '../testing/collect-log.ts';
import { confirmEmailMail } from '../features/users/user.mails.ts';
import { createLog } from '../log/create-log.ts';
import { deliverDueMail } from '../mail/deliver-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';

/** A portal on a real port, with its log at the default level. */
async function listening() {
  const log = collectLog();
  const portal = await buildTestApp({}, {}, createLog('info', log));
  portal.app.get('/*', async (_request, reply) => reply.type('text/html').send('page'));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const requests = () => log.until((lines) => lines.filter(({ msg }) => msg === 'request'));
  return { portal, port, origin: `http://127.0.0.1:${port}`, log, requests };
}

const SECRET = 'wPq3-secret-token-of-a-mail-as-long-as-one-is';

it.each([
  [`/resetPassword?token=${SECRET}`, '/resetPassword'],
  [`/verifyEmail?token=${SECRET}`, '/verifyEmail'],
  [`/search?q=${SECRET}`, '/search'],
  [`/api/v1/board/fileDownload/link/${SECRET}`, '/api/v1/board/fileDownload/link/:id'],
  [`/api/v1/unsubscribe-now?token=${SECRET}`, undefined],
  [`/api/nothing?token=${SECRET}`, undefined],
  [`/%ff?token=${SECRET}`, 'unknown'],
  [`/resetPassword%3Ftoken=${SECRET}`, '/resetPassword'],
  [`/resetPassword%253ftoken%253D${SECRET}`, '/resetPassword'],
  [`/verifyEmail&token=${SECRET}`, '/verifyEmail'],
  [`/search;q=${SECRET}`, '/search'],
  [`/resetPassword/${SECRET}`, '/resetPassword/:secret'],
  [`/${'folder/'.repeat(25)}${SECRET}`, `/${'folder/'.repeat(25)}:secret`],
])('a token or a search word never stands in the log: %s', async (url, route) => {
  const { origin, log, requests } = await listening();
  await fetch(origin + url, { redirect: 'manual', headers: { referer: `${origin}/x?token=${SECRET}` } });
  const [line] = await requests();
  expect(line).toMatchObject({ method: 'GET', status: expect.any(Number) as number, ms: expect.any(Number) as number });
  if (route !== undefined) expect(line?.route).toBe(route);
  expect(log.text()).not.toContain(SECRET);
});

it('an error stands in the log without what a library put into it, in requests and in background work', async () => {
  const log = collectLog();
  const portal = await buildTestApp({}, {}, createLog('info', log));
  const cause = Object.assign(new Error('upstream refused'), { requestBodyValues: { query: SECRET } });
  const broken = Object.assign(new Error('unique violation', { cause }), {
    code: '23505',
    detail: `Key (email_key)=(${SECRET}) already exists.`,
    rawPacket: Buffer.from(`GET /resetPassword?token=${SECRET}`),
    errors: [Object.assign(new Error('one of them'), { url: SECRET })],
  });
  portal.app.get('/broken', () => Promise.reject(broken));
  expect(await portal.get('/broken')).toMatchObject({ status: 500 });
  portal.context.log.warn({ err: broken }, 'background work failed');
  portal.context.log.warn({ err: { query: SECRET } }, 'no error at all');
  for (const [msg, err] of [
    ['request failed', { type: 'Error', code: '23505' }],
    ['background work failed', { type: 'Error', code: '23505' }],
  ] as const)
    expect(log.lines().find((line) => line.msg === msg)).toMatchObject({ err });
  expect(log.text()).toContain('unique violation: upstream refused');
  expect(log.text()).not.toContain(SECRET);
  expect(log.text()).not.toContain(JSON.stringify([...Buffer.from(SECRET)]).slice(1, -1));
});

it('an error stands in the log without the mail address that a mail server repeated', async () => {
  const log = collectLog();
  const portal = await buildTestApp({}, {}, createLog('info', log));
  const { context } = portal;
  const account = { login_id: 'gildong1', created_at: '2026-11-21T03:00:00.000Z' };
  const mail = confirmEmailMail(context.config, SECRET, account);
  await enqueueMail(context.db, context, { email: 'gildong@example.com' }, mail);
  const send = () =>
    Promise.reject(
      Object.assign(new Error('550 5.1.1 <gildong@example.com>: user unknown'), {
        code: 'EENVELOPE',
        responseCode: 550,
      }),
    );
  context.mailer = { takenAs: 'sent', send, close: () => undefined };
  await deliverDueMail(context);
  expect(log.text()).toContain('550 5.1.1 <gi***@example.com>: user unknown');
  expect(log.text()).toContain('/node_modules/');
  expect(log.text()).not.toContain('gildong');
});

it('has one line for a request, and none for the probes', async () => {
  const { origin, log, requests } = await listening();
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/v1/site/settings'])
    await (await fetch(origin + path)).text();
  expect((await requests()).map(({ route, status }: Line) => [route, status])).toEqual([
    ['/api/v1/site/settings', 200],
  ]);
  expect(log.lines().filter(({ reqId }) => reqId !== undefined)).toHaveLength(1);
});

it('a call that is refused stands in the log, with where it came from and whose account it was', async () => {
  const { portal, origin, requests } = await listening();
  const { id, token } = await makeUser(portal);
  const call = (path: string, more: object = {}) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...more }, body: '{}' });
  const login = { authorization: `Bearer ${token}` };
  await (await call('/api/v1/admin/users')).text();
  await (await call('/api/v1/admin/users', login)).text();
  await (await call('/api/v1/user/my-sessions', login)).text();
  const lines = await vi.waitUntil(async () => (await requests()).length === 3 && requests());
  const refused = { route: '/api/v1/admin/users', status: 403, ip: '127.0.0.1' };
  expect(lines).toMatchObject([refused, { ...refused, userId: id }, { status: 200 }]);
  expect(lines.map((line) => 'userId' in line)).toEqual([false, true, false]);
});

it('takes a client that leaves in the middle of a body for no error', async () => {
  const { port, log, requests } = await listening();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head =
    'POST /api/v1/board/list HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 90\r\n';
  socket.write(`${head}Expect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  expect(await requests()).toMatchObject([{ route: '/api/v1/board/list', status: 499 }]);
  expect(log.lines().filter(({ level }) => level >= 50)).toEqual([]);
});
