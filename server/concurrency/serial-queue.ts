import { fail } from '../errors.ts';

/**
 * Runs tasks one after the other, with at most `mostWaiting` in the queue.
 * @throws CM05 if the queue is full.
 */
export function createSerialQueue(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return fail('CM05');
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
