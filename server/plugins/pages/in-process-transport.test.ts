import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { inProcessTransport } from './in-process-transport.ts';

const PAGE = { cookies: {}, headers: { host: '127.0.0.1' }, protocol: 'http', ip: '127.0.0.1' } as FastifyRequest;

it('answers 503, not 500, to a page that comes when the process is already closing', async () => {
  const { app } = await buildTestApp();
  const call = inProcessTransport(app, PAGE, []);
  await app.close();
  await expect(call({ method: 'GET', url: '/api/v1/site' })).rejects.toMatchObject({ code: 'CM09', status: 503 });
});

it('finding 12: ends a call whose page nobody waits for any more', async () => {
  const { app } = await buildTestApp();
  const call = inProcessTransport(app, PAGE, []);
  const list = { method: 'POST', url: '/api/v1/board/list', body: { boardType: 'notice' } } as const;
  expect(await call(list)).toMatchObject({ status: 200 });
  await expect(call({ ...list, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
