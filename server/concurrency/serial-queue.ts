import { fail } from '../errors.ts';

interface Most {
  /** Tasks of one asker that wait. */
  ofOne: number;
  /** Tasks of all that wait. */
  inAll: number;
}

/**
 * Runs tasks one after the other, the askers by turns: whoever sends many waits for their own.
 * @throws CM05 if too many wait already.
 */
export function createSerialQueue(most: Most) {
  /** Tasks that wait, by asker; the first asker is next. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

  function takeNext(): (() => Promise<void>) | undefined {
    for (const [asker, [task, ...others]] of waiting) {
      waiting.delete(asker);
      if (others.length > 0) waiting.set(asker, others);
      return task;
    }
    return undefined;
  }

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let task = takeNext(); task; task = takeNext()) await task();
    isRunning = false;
  }

  return async <T>(asker: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(asker) ?? [];
    const all = [...waiting.values()].flat();
    if (own.length >= most.ofOne || all.length >= most.inAll) return fail('CM05');
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.set(asker, [...own, () => Promise.resolve().then(work).then(resolve, reject)]);
    void runAll();
    return promise;
  };
}
