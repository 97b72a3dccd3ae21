import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CALL_LIMITS } from './call-limits.ts';
import { limitAtOnce } from './limit-at-once.ts';

it('passes a place on to whoever waits for it: no request that comes in between takes one more', async () => {
  const app = Fastify();
  const late = Promise.withResolvers<() => void>();
  const answers: (() => void)[] = [];
  let waiting = 0;
  app.addHook('preValidation', ({ url }, _reply, done) => {
    waiting += 1;
    if (url === '/?late') late.resolve(done);
    else done();
  });
  limitAtOnce(app, { callLimitFactor: 1 });
  let goOn = () => {};
  app.addHook('onSend', (_request, _reply, payload, done) => {
    goOn();
    done(null, payload);
  });
  const config = { callLimit: CALL_LIMITS['/api/v1/board/list'] };
  app.get('/', { config }, () => new Promise<string>((resolve) => void answers.push(() => resolve('answered'))));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (query: string) => (await fetch(`http://127.0.0.1:${port}/${query}`)).text();

  const asked = Array.from({ length: 9 }, () => ask(''));
  asked.push(ask('?late'));
  goOn = await late.promise;
  await vi.waitUntil(() => waiting === 10);
  expect(answers).toHaveLength(8);
  answers[0]?.();
  await vi.waitUntil(() => answers.length > 8);
  goOn = () => {};
  // One that had been let in would be there by now.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(answers).toHaveLength(9);
  const rest = setInterval(() => answers.forEach((answer) => answer()), 1);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 'answered'));
  clearInterval(rest);
});

it('keeps the place of work that has begun for somebody who has left: leaving makes no room for more of it', async () => {
  const app = Fastify();
  let waiting = 0;
  app.addHook('preValidation', (_request, _reply, done) => {
    waiting += 1;
    done();
  });
  limitAtOnce(app, { callLimitFactor: 1 });
  const answers: (() => void)[] = [];
  const left = { count: 0 };
  const config = { callLimit: CALL_LIMITS['/api/v1/board/list'] };
  app.get('/', { config }, (_request, reply) => {
    reply.raw.once('close', () => (left.count += 1));
    return new Promise<string>((resolve) => void answers.push(() => resolve('answered')));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const ask = (signal?: AbortSignal) => fetch(`http://127.0.0.1:${port}/`, { signal }).then((answer) => answer.text());

  const gone = Array.from({ length: 8 }, () => ask(leaving.signal).catch(() => 'left'));
  await vi.waitUntil(() => answers.length === 8);
  leaving.abort();
  await vi.waitUntil(() => left.count === 8);
  const asked = [ask(), ask()];
  await vi.waitUntil(() => waiting === 10);
  expect(answers).toHaveLength(8);
  answers[0]?.();
  await vi.waitUntil(() => answers.length === 9);
  const rest = setInterval(() => answers.forEach((answer) => answer()), 1);
  expect(await Promise.all([...gone, ...asked])).toEqual([...gone.map(() => 'left'), 'answered', 'answered']);
  clearInterval(rest);
});
