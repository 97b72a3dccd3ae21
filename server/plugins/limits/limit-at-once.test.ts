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
