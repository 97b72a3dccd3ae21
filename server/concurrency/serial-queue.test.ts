import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

/** A queue whose first task runs until `finish` is called. */
function openBusyQueue() {
  const inTurn = createSerialQueue({ ofOne: 3, inAll: 4 });
  const done: string[] = [];
  const ask = (asker: string, name: string) => inTurn(asker, async () => done.push(name));
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = inTurn('many', () => promise);
  return { inTurn, ask, done, finish, first };
}

it('lets whoever asks for one wait for one of those who ask for many', async () => {
  const { ask, done, finish, first } = openBusyQueue();
  const all = [ask('many', 'm1'), ask('many', 'm2'), ask('many', 'm3'), ask('other', 'o1')];
  finish();
  await Promise.all([first, ...all]);
  expect(done).toEqual(['m1', 'o1', 'm2', 'm3']);
});

it('answers at once that too many wait, of one asker or of all', async () => {
  const { ask, done, finish, first } = openBusyQueue();
  const waiting = [ask('many', 'm1'), ask('many', 'm2'), ask('many', 'm3')];
  await expect(ask('many', 'm4')).rejects.toMatchObject({ code: 'CM05' });
  waiting.push(ask('other', 'o1'));
  await expect(ask('another', 'a1')).rejects.toMatchObject({ code: 'CM05' });
  finish();
  await Promise.all([first, ...waiting]);
  await ask('many', 'm5');
  expect(done).toEqual(['m1', 'o1', 'm2', 'm3', 'm5']);
});

it('goes on after a task that failed, also before its first step', async () => {
  const inTurn = createSerialQueue({ ofOne: 3, inAll: 4 });
  const failed = inTurn('one', () => Promise.reject(new Error('broken')));
  const thrown = inTurn('one', () => {
    throw new Error('not begun');
  });
  const third = inTurn('one', async () => 'third');
  await expect(failed).rejects.toThrow('broken');
  await expect(thrown).rejects.toThrow('not begun');
  expect(await third).toBe('third');
});
