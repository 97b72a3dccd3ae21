/** Repeats `step`, never overlapping; `end` waits for a running one. `step` must handle its errors. */
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
