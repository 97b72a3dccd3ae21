/** Buffer between a producer and a consumer of different speed. */
export interface Mailbox<T> {
  put(message: T): void;
  close(): void;
  fail(error: Error): void;
  /** All messages until the end. Aborting `signal` rejects the wait with its reason. */
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
