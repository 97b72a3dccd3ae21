/** Why an answer ends early without a failure. */
export class TurnStopped extends Error {}

/** The answers in progress of this process. */
export interface RunningTurns {
  /** Runs `work` and registers it for `stop` and `endAll`. */
  run<T>(taskId: string, stopping: AbortController, work: Promise<T>): Promise<T>;
  stop(taskId: string): void;
  /** Aborts all with this reason and waits until they are saved. */
  endAll(reason: Error): Promise<void>;
}

export function runningTurns(): RunningTurns {
  const running = new Map<string, { stopping: AbortController; work: Promise<unknown> }>();
  return {
    async run(taskId, stopping, work) {
      running.set(taskId, { stopping, work });
      try {
        return await work;
      } finally {
        running.delete(taskId);
      }
    },
    stop: (taskId) => running.get(taskId)?.stopping.abort(new TurnStopped('stopped')),
    async endAll(reason) {
      const all = [...running.values()];
      for (const { stopping } of all) stopping.abort(reason);
      await Promise.allSettled(all.map(({ work }) => work));
    },
  };
}
