import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, vi } from 'vitest';
import { eventReader } from '#shared/chat/event-reader.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { AnswerEngine, AnswerPart, Question } from './chat-engine.ts';

export type WireEvent = Record<string, unknown> & { event: string };

/** An engine that returns these parts and records its questions. */
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

/** Returns one text part, then waits until it is aborted. */
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

/** Asks over a real socket and returns the stream while it arrives. */
export async function listenTo(portal: TestApp, body: object = {}) {
  const origin = portal.app.server.listening
    ? portal.app.listeningOrigin
    : await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${origin}/v1/chat-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sent.once('response', resolve).once('error', reject);
    sent.end(JSON.stringify({ query: '질문', response_mode: 'streaming', user: 'admin', ...body }));
  });
  let text = '';
  response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => undefined);
  return {
    origin,
    response,
    ended,
    cookie: (response.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '',
    text: () => text,
    events: () => eventsIn(text),
    until: (event: string) => vi.waitFor(() => expect(text).toContain(`"event":"${event}"`), 10_000),
    ids: () => eventsIn(text)[0] as unknown as { task_id: string; message_id: string },
  };
}

/** A client that keeps its cookie. */
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
