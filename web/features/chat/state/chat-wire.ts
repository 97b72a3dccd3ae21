import type { StreamItem } from '#shared/chat/event-reader.ts';
import { eventReader } from '#shared/chat/event-reader.ts';
import { tokenHeaders } from '#web/lib/api/fetch-transport.ts';
import type { ChatMessage, Rating } from './chat-state.ts';
import { messagesOf } from './chat-history.ts';

/** Specification point 6: the user field is a constant. The server knows the user from the session. */
const USER = 'admin';

/** The server refused the request instead of starting a stream. */
export class ChatRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface ChatWire {
  /** Items of the stream. The first is `begin`, when the response has arrived. */
  ask(
    question: { query: string; conversationId: string },
    signal: AbortSignal,
  ): AsyncIterable<StreamItem | { kind: 'begin' }>;
  stop(taskId: string): void;
  rate(answerId: string, rating: Rating | null, content?: string): Promise<void>;
  history(conversationId: string): Promise<ChatMessage[]>;
  forget(conversationId: string): Promise<void>;
  opening(): Promise<{ isOn: boolean; suggestions: string[] }>;
}

/** Calls of the assistant (specification point 7). Failures are shown in the conversation, not in a dialog. */
export const chatWire: ChatWire = {
  async *ask({ query, conversationId }, signal) {
    const body = { query, response_mode: 'streaming', user: USER, inputs: '', conversation_id: conversationId };
    const response = await call('POST', '/v1/chat-messages', body, { signal });
    const reader = response.body?.getReader();
    if (!reader) return;
    const events = eventReader();
    let hasBegun = false;
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        if (!hasBegun) yield { kind: 'begin' };
        hasBegun = true;
        yield* events.push(read.value);
      }
      yield* events.end();
    } finally {
      // Not awaited: the caller has all it needs.
      reader.cancel().catch(() => {});
    }
  },
  stop: (taskId) => {
    // Not awaited; `keepalive` lets it complete when the page is left.
    call('POST', `/v1/chat-messages/${encodeURIComponent(taskId)}/stop`, { user: USER }, { keepalive: true }).catch(
      () => {},
    );
  },
  rate: async (answerId, rating, content) => {
    const body = { rating, user: USER, ...(content === undefined ? {} : { content }) };
    await call('POST', `/v1/messages/${encodeURIComponent(answerId)}/feedbacks`, body);
  },
  history: async (conversationId) => {
    const query = new URLSearchParams({ conversation_id: conversationId, user: USER, limit: '50' });
    return messagesOf(await (await call('GET', `/v1/messages?${query.toString()}`)).json());
  },
  forget: async (conversationId) => {
    const path = `/v1/conversations/${encodeURIComponent(conversationId)}`;
    await call('DELETE', path, { user: USER }, { keepalive: true });
  },
  opening: async () => {
    const answer: unknown = await (await call('GET', `/v1/parameters?user=${USER}`)).json();
    const { suggested_questions: list, is_on } = (answer ?? {}) as { suggested_questions?: unknown; is_on?: unknown };
    const suggestions = Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    return { isOn: is_on !== false, suggestions };
  },
};

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  options?: RequestInit,
): Promise<Response> {
  const headers: Record<string, string> = { ...tokenHeaders() };
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(path, { ...options, method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new ChatRefusal(response.status, await reasonOf(response));
  return response;
}

/** Error message of a refused request, or its status. */
async function reasonOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const message = (answer as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : `HTTP ${response.status}`;
}
