import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const CONVERSATION = '0b0f6d5e-7a51-4a4c-8f59-0f5f6c1d2e3a';

/** One streamed response. */
export interface Reply {
  write(text: string | Uint8Array): void;
  event(event: Record<string, unknown>): void;
  /** Sends a part of the answer. */
  say(answer: string): void;
  end(resources?: readonly object[], state?: string): void;
  /** Resolves when the browser has disconnected. */
  gone: Promise<void>;
}

export interface Assistant {
  /** Received calls in order. */
  calls: { path: string; body: Record<string, unknown> }[];
  /** Handler of the next questions. */
  reply: (reply: Reply, query: string) => void | Promise<void>;
  history: object[];
}

/** A fake assistant server, which can also send invalid data. The page's calls are redirected to it below the page. */
export async function playAssistant(page: Page, reply: Assistant['reply']): Promise<Assistant> {
  const assistant: Assistant = { calls: [], reply, history: [] };
  const server = createServer((request, response) => void answer(assistant, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  page.on('close', () => server.close());
  await page.route('**/v1/{chat-messages,messages,parameters,conversations}**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
  });
  await page.route('**/v1/{chat-messages,messages}/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
  });
  return assistant;
}

async function answer(assistant: Assistant, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>;
  assistant.calls.push({ path, body });
  if (path.startsWith('/v1/parameters'))
    return json(response, { is_on: true, suggested_questions: ['로봇 설치는 어떻게 하나요?'] });
  if (path.startsWith('/v1/messages?')) return json(response, { data: assistant.history, has_more: false });
  if (path !== '/v1/chat-messages') return json(response, { result: 'success' });

  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const ids = { task_id: 'task-1', message_id: 'answer-1', conversation_id: CONVERSATION, created_at: 1 };
  const event = (fields: Record<string, unknown>) =>
    response.write(`data: ${JSON.stringify({ ...ids, ...fields })}\n\n`);
  await assistant.reply(
    {
      write: (piece) => void response.write(piece),
      event,
      say: (piece) => event({ event: 'message', id: 'answer-1', answer: piece }),
      end: (resources = [], state = 'answered') => {
        event({ event: 'message_end', id: 'answer-1', metadata: { retriever_resources: resources, state } });
        response.end();
      },
      gone: new Promise((done) => response.on('close', done)),
    },
    String(body.query),
  );
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
