import { eventReader } from '#shared/chat/event-reader.ts';
import type { ParsedEvent } from '#shared/chat/parse-event.ts';
import { parseEvent, unparsable } from '#shared/chat/parse-event.ts';
import { AppError } from '#server/errors.ts';
import { fetchUpstream } from './fetch-upstream.ts';
import { mailbox } from './mailbox.ts';

/**
 * How long an upstream may take to report the task ID that a stop needs; without it the connection is closed. Also the
 * timeout of the stop request.
 */
const TASK_WITHIN_MS = 5_000;

export interface DifyCall {
  /** The HTTP status. @throws CH03 without a response. */
  opened(signal: AbortSignal): Promise<{ status: number }>;
  events(signal: AbortSignal): AsyncIterable<ParsedEvent>;
  /** Ends the request. A running answer is also stopped upstream, because closing the socket does not stop it. */
  hangUp(): void;
}

export function callDify({ url, key }: { url: string; key: string }, body: { user: string }): DifyCall {
  const began = performance.now();
  const socket = new AbortController();
  const post = (path: string, content: object, signal: AbortSignal) =>
    fetchUpstream(`${url}/chat-messages${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(content),
      signal,
    });
  const box = mailbox<ParsedEvent>();
  let taskId = '';
  let isOver = false;
  let isHungUp = false;

  const response = post('', body, socket.signal);
  // Reads in the background, so that `hangUp` can still learn the task ID when nobody consumes the events.
  const reading = response.then(read).then(box.close, (error: unknown) => {
    isOver = true;
    box.fail(error instanceof AppError ? error : new AppError('CH03', { cause: error }));
  });

  return {
    async opened(signal) {
      const { status } = await orAborted(response, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new AppError('CH03', { cause: error });
      });
      return { status };
    },
    events: box.messages,
    hangUp() {
      if (isHungUp) return;
      isHungUp = true;
      const waitMs = began + TASK_WITHIN_MS - performance.now();
      if (taskId === '' && waitMs <= 0) return socket.abort();
      const late = setTimeout(() => socket.abort(), waitMs);
      void reading.finally(() => clearTimeout(late));
      letGo();
    },
  };

  async function read({ status, body: stream }: Response): Promise<void> {
    if (status !== 200 || !stream) {
      await stream?.cancel();
      isOver = true;
      return;
    }
    const reader = eventReader();
    const receive = (items: ReturnType<typeof reader.push>) => {
      for (const item of items) {
        const event = item.kind === 'object' ? parseEvent(item.value) : unparsable(item.error.message);
        taskId ||= event.taskId;
        isOver ||= event.kind === 'end' || event.kind === 'error';
        box.put(event);
      }
      letGo();
    };
    for await (const bytes of stream) receive(reader.push(bytes));
    receive(reader.end());
    isOver = true;
  }

  function letGo(): void {
    if (!isHungUp || socket.signal.aborted) return;
    if (isOver) return socket.abort();
    if (taskId === '') return;
    const stopped = post(
      `/${encodeURIComponent(taskId)}/stop`,
      { user: body.user },
      AbortSignal.timeout(TASK_WITHIN_MS),
    );
    // The result of the stop request does not matter.
    stopped.then((answer) => answer.body?.cancel()).catch(() => undefined);
    socket.abort();
  }
}

/** Resolves with the promise, or rejects as soon as `signal` is aborted. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
