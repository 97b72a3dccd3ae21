/**
 * Runs at most `most` calls of `work` in parallel. Others wait, each at most `patienceMs`, and then start anyway, so
 * that stuck calls do not block them.
 */
export function limitConcurrency<A extends unknown[], R>(
  most: number,
  work: (...args: A) => Promise<R>,
  patienceMs?: number,
): (...args: A) => Promise<R> {
  const waiting = new Set<() => void>();
  let running = 0;

  async function turn(): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const goAnyway = () => {
      if (!waiting.delete(resolve)) return;
      running += 1;
      resolve();
    };
    const timer = patienceMs === undefined ? undefined : setTimeout(goAnyway, patienceMs);
    await promise;
    clearTimeout(timer);
  }

  function done(): void {
    const [next] = waiting;
    if (next === undefined || running > most) {
      running -= 1;
      return;
    }
    // The slot is passed on directly, so that no new call takes it.
    waiting.delete(next);
    next();
  }

  return async (...args) => {
    await turn();
    try {
      return await work(...args);
    } finally {
      done();
    }
  };
}
