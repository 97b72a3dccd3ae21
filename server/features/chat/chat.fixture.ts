import { eventReader } from '../../../shared/chat/event-reader.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import type { AnswerEngine, AnswerPart, Question } from './chat-engine.ts';

export type WireEvent = Record<string, unknown> & { event: string };

/** An engine that says these parts, and remembers what it was asked. */
export function engineOf(...parts: AnswerPart[]): AnswerEngine & { asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    async *answer(question) {
      asked.push(question);
      yield* parts;
    },
  };
}

export const says = (...texts: string[]) => engineOf(...texts.map((text): AnswerPart => ({ kind: 'text', text })));

/** Says its beginning and waits until it is aborted. */
export const hanging = (text: string): AnswerEngine & { aborted: Promise<unknown> } => {
  let tell = (_reason: unknown): void => undefined;
  const aborted = new Promise((resolve) => {
    tell = resolve;
  });
  return {
    aborted,
    async *answer({ signal }) {
      if (text !== '') yield { kind: 'text', text };
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          tell(signal.reason);
          reject(signal.reason as Error);
        });
      });
    },
  };
};

export function eventsIn(text: string): WireEvent[] {
  const reader = eventReader();
  const items = [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
  return items.map((item) => {
    if (item.kind === 'unparsable') throw item.error;
    return item.value as WireEvent;
  });
}

/** A browser: it keeps its cookie. */
export function browserOf(portal: TestApp, token?: string) {
  const cookies: Record<string, string> = {};
  const options = () => ({ cookies: { ...cookies }, ...(token && { token }) });
  const call = async (method: 'POST' | 'GET' | 'DELETE', url: string, payload?: object) => {
    const { token: bearer, ...rest } = options();
    const response = await portal.app.inject({
      method,
      url,
      ...rest,
      ...(payload && { payload }),
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
    for (const cookie of response.cookies) cookies[cookie.name] = cookie.value;
    return response;
  };
  return {
    cookies,
    call,
    async ask(query: string, given: object = {}) {
      const response = await call('POST', '/v1/chat-messages', {
        query,
        inputs: '',
        response_mode: 'streaming',
        user: 'admin',
        conversation_id: '',
        ...given,
      });
      const events = response.statusCode === 200 ? eventsIn(response.body) : [];
      const ids = events[0] as { task_id: string; message_id: string; conversation_id: string } | undefined;
      return {
        response,
        events,
        taskId: ids?.task_id ?? '',
        messageId: ids?.message_id ?? '',
        conversationId: ids?.conversation_id ?? '',
        answer: events
          .filter(({ event }) => event === 'message')
          .map(({ answer }) => String(answer))
          .join(''),
        last: events.at(-1),
      };
    },
  };
}

export const storedMessage = ({ context }: TestApp, id: string) =>
  context.db.selectFrom('chat_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
