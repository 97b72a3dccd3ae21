import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { Drain, closeConnectionsWhile, stopAccepting } from './drain.ts';

it('goes on answering while it says that it is not ready, and lets no connection wait for another request', async () => {
  const drain = new Drain();
  const portal = await buildTestApp({}, { drain });
  const errors = vi.spyOn(portal.context.log, 'error');
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}${path}`, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
        'error',
        reject,
      );
    });

  const before = await ask('/readyz');
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  drain.begin();
  const [ready, alive, page] = [await ask('/readyz'), await ask('/healthz'), await ask('/api/v1/site')];
  expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  expect([ready, alive, page].map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close']);
  agent.destroy();
  expect(errors).not.toHaveBeenCalled();
});

it('loses no request of a connection that came before it stopped to accept', async () => {
  const portal = await buildTestApp();
  const origin = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
  const come = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(origin.port), origin.hostname).setEncoding('utf8');
      let text = '';
      socket.on('data', (part: string) => (text += part));
      socket.once('end', () => resolve(text)).once('error', reject);
      socket.once('connect', () => socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'));
    });
  const coming = Array.from({ length: 30 }, come);
  await stopAccepting(portal.app.server);
  await portal.app.close();
  for (const text of await Promise.all(coming)) expect(text).toMatch(/^HTTP\/1\.1 200 /);
  await expect(come()).rejects.toThrow('ECONNREFUSED');
});

it('a page that is on its way when the process stops still gets what it asks of this process', async () => {
  const drain = new Drain();
  const app = Fastify();
  closeConnectionsWhile(app, drain);
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/api', async () => 'of the API');
  app.get('/page', async () => {
    arrived.resolve();
    await goOn.promise;
    return (await app.inject('/api')).body;
  });
  const page = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/page`);
  await arrived.promise;
  drain.begin();
  await stopAccepting(app.server);
  const closing = drain.answered().then(() => app.close());
  goOn.resolve();
  const answer = await page;
  expect([answer.status, await answer.text()]).toEqual([200, 'of the API']);
  await closing;
});
