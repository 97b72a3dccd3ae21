/** Repeats `step`, never twice at once; `end` waits for the one that runs. A step that fails is tried again. */
export function repeat(everyMs: number, step: () => Promise<void>): { end(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= step()
      .catch(() => undefined)
      .finally(() => (running = null));
  }, everyMs);
  return {
    async end() {
      clearInterval(timer);
      await running;
    },
  };
}
