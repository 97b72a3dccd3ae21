/**
 * Merges concurrent calls of `ask`. A call that arrives while one is running waits for the next run, so that a result
 * is never older than the call that gets it.
 */
export function coalesce<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const runNow = () => {
    next = null;
    const answer = ask();
    running = answer.catch(() => undefined).then(() => void (running = null));
    return answer;
  };
  return () => {
    if (next) return next;
    if (running === null) return runNow();
    return (next = running.then(runNow));
  };
}
