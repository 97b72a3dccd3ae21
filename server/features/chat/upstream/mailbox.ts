/** Hands messages from one who writes to one who reads at another pace. */
export interface Mailbox<T> {
  put(message: T): void;
  close(): void;
  fail(error: Error): void;
  /** What was put in, to the end; aborting `signal` ends the waiting with its reason. */
  messages(signal: AbortSignal): AsyncGenerator<T>;
}

export function mailbox<T>(): Mailbox<T> {
  const waiting: T[] = [];
  let end: { error: Error | null } | null = null;
  let wake = (): void => undefined;

  return {
    put(message) {
      waiting.push(message);
      wake();
    },
    close() {
      end ??= { error: null };
      wake();
    },
    fail(error) {
      end ??= { error };
      wake();
    },
    async *messages(signal) {
      const onAbort = () => wake();
      signal.addEventListener('abort', onAbort);
      try {
        for (;;) {
          signal.throwIfAborted();
          const next = waiting.shift();
          if (next !== undefined) yield next;
          else if (end?.error) throw end.error;
          else if (end) return;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}
