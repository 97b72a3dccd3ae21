import type { AnswerEngine, AnswerPart, Question } from '../chat-engine.ts';

/**
 * What an engine says, until it is done or the question's signal is aborted: then the reason is thrown at once, also
 * when the engine does not listen.
 */
export async function* listen(engine: AnswerEngine, question: Question): AsyncGenerator<AnswerPart> {
  const { signal } = question;
  const parts = engine.answer(question)[Symbol.asyncIterator]();
  let stop = (_reason: unknown): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
  });
  // Without a race that waits for it, it would be an unhandled rejection.
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
    // Not waited for: it may hang. What it throws while it is being ended concerns nobody any more.
    parts.return?.().catch(() => undefined);
  }
}
