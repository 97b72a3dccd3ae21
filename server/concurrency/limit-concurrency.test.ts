import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('lets no more than so many run at once, each in its turn, failures included', async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = limitConcurrency(2, async (number: number) => {
    begun.push(number);
    most = Math.max(most, (running += 1));
    await turn();
    running -= 1;
    if (number % 2 === 1) throw new Error('odd');
    return number;
  });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => work(number)));
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
  expect(results.map(({ status }) => status)).toEqual(begun.map((number) => (number % 2 ? 'rejected' : 'fulfilled')));
  expect(await work(6)).toBe(6);
});

it('starts who waits as soon as one is done, while others still run', async () => {
  const calls = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const begun: number[] = [];
  const work = limitConcurrency(2, async (number: number) => {
    begun.push(number);
    await calls[number]?.promise;
  });
  const all = Promise.all([work(0), work(1), work(2)]);
  calls[0]?.resolve();
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  for (const call of calls) call.resolve();
  await all;
});

it('lets nobody wait for what is stuck', async () => {
  const stuck = Promise.withResolvers<string>();
  const work = limitConcurrency(1, (what: Promise<string>) => what, 20);
  const first = work(stuck.promise);
  expect(await work(Promise.resolve('second'))).toBe('second');
  expect(await work(Promise.resolve('third'))).toBe('third');
  stuck.resolve('first');
  expect(await first).toBe('first');
  expect(await work(Promise.resolve('fourth'))).toBe('fourth');
});
