/** Why an answer ends before its end though nothing has failed. */
export class TurnStopped extends Error {}

/** The answers that this process is giving at the moment. */
export interface RunningTurns {
  /** Runs `work` where `stop` and `endAll` find it. */
  run<T>(taskId: string, stopping: AbortController, work: Promise<T>): Promise<T>;
  stop(taskId: string): void;
  /** Ends all with this reason and waits until what they said is kept. */
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
