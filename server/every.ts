/** Repeats `step`, never twice at once; `end` waits for the one that runs. `step` deals with its errors itself. */
export function every(everyMs: number, step: () => Promise<unknown>): { end(): Promise<void> } {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= step().finally(() => (running = null));
  }, everyMs);
  return {
    async end() {
      clearInterval(timer);
      await running;
    },
  };
}
