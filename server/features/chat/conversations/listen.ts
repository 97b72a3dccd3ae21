import type { AnswerEngine, AnswerPart, Question } from '../chat-engine.ts';

/**
 * The parts of an engine until it ends or `signal` is aborted. An abort throws its reason at once, even if the engine
 * does not react.
 */
export async function* listen(engine: AnswerEngine, question: Question): AsyncGenerator<AnswerPart> {
  const { signal } = question;
  const parts = engine.answer(question)[Symbol.asyncIterator]();
  let stop = (_reason: unknown): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
  });
  // Prevents an unhandled rejection after the last race.
  aborted.catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([parts.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // Not awaited, because it may hang; its errors no longer matter.
    parts.return?.().catch(() => undefined);
  }
}
