import { fail } from './errors.ts';

/**
 * Runs one work after the other; of those that wait there are at most `mostWaiting`.
 * @throws CM05 at once when more would wait.
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
