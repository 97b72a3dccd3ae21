import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { limitArrivingBodies } from './limit-arriving-bodies.ts';

it('holds nothing against an address whose client left before the body was looked at', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const passed = Promise.withResolvers<void>();
  app.addHook('onRequest', async ({ raw, ip }) => {
    // Counted by its address until then.
    expect(ip).toBe('127.0.0.1');
    if (raw.headers['x-leaves'] === undefined) return;
    socket.destroy();
    await new Promise((resolve) => void raw.once('close', resolve));
  });
  limitArrivingBodies(app, { callLimitFactor: 1 / 20 }, { bodyMs: 60_000 });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-leaves'] !== undefined) passed.resolve();
    done();
  });
  app.post('/', () => 'received');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    'POST / HTTP/1.1\r\nHost: portal\r\nX-Leaves: 1\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\na',
  );
  await passed.promise;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a'.repeat(100_000) });
  expect(response.status).toBe(200);
});

it('takes one body that is longer alone than an address may have together: it could never be sent', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  limitArrivingBodies(app, { callLimitFactor: 1 / 1_000 }, { bodyMs: 60_000 });
  app.post('/', () => 'received');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a'.repeat(100_000) });
  expect(response.status).toBe(200);
});
