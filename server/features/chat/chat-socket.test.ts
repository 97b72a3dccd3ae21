import { describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { AnswerEngine, Source } from './chat-engine.ts';
import { hanging, listenTo, storedMessage } from './chat.fixture.ts';

const stop = (origin: string, taskId: string, cookie: string) =>
  fetch(`${origin}/v1/chat-messages/${taskId}/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ user: 'admin' }),
  });

const statusOf = async (portal: TestApp, id: string) => (await storedMessage(portal, id)).status;

describe('over a socket', () => {
  it('tells the task before the engine has said anything, and keeps the question by then', async () => {
    const portal = await buildTestApp({}, { engine: hanging('') });
    const heard = await listenTo(portal);
    await heard.until('workflow_started');
    expect(await storedMessage(portal, heard.ids().message_id)).toMatchObject({ status: 'asked', question: '질문' });
    heard.response.destroy();
  });

  it('stop ends the answer with what was said, and the engine with it', async () => {
    const engine = hanging('반쯤');
    const portal = await buildTestApp({}, { engine });
    const heard = await listenTo(portal);
    await heard.until('message');
    const { task_id, message_id } = heard.ids();
    const stopped = await stop(heard.origin, task_id, heard.cookie);
    expect(await stopped.json()).toEqual({ result: 'success' });
    await heard.ended;
    await engine.aborted;
    expect(heard.events().at(-1)).toMatchObject({ event: 'message_end', metadata: { state: 'interrupted' } });
    expect(await storedMessage(portal, message_id)).toMatchObject({ status: 'interrupted', answer: '반쯤' });
    expect((await stop(heard.origin, task_id, heard.cookie)).status).toBe(200);
  });

  it('keeps what an answer stands on while it is still being said', async () => {
    const source = { url: '/faq?open=f1', passage: { documentId: 'f1' } } as Source;
    const engine: AnswerEngine = {
      async *answer(question) {
        yield { kind: 'sources', sources: [source] };
        yield* hanging('반쯤').answer(question);
      },
    };
    const portal = await buildTestApp({}, { engine });
    const heard = await listenTo(portal);
    await heard.until('message');
    await vi.waitFor(async () => {
      const stored = await storedMessage(portal, heard.ids().message_id);
      expect(stored).toMatchObject({ status: 'asked', answer: '반쯤' });
      expect(JSON.parse(stored.sources)).toEqual([source]);
    }, 10_000);
    heard.response.destroy();
  });

  it('stop by anybody else stops nothing', async () => {
    const portal = await buildTestApp({}, { engine: hanging('반쯤') });
    const heard = await listenTo(portal);
    await heard.until('message');
    const { task_id, message_id } = heard.ids();
    expect((await stop(heard.origin, task_id, '')).status).toBe(404);
    expect((await stop(heard.origin, task_id, `chatVisitor=${'a'.repeat(32)}`)).status).toBe(404);
    expect(await statusOf(portal, message_id)).toBe('asked');
    heard.response.destroy();
  });

  it('stop reaches an answer that another instance gives', async () => {
    const portal = await buildTestApp({}, { engine: hanging('반쯤') });
    const heard = await listenTo(portal);
    await heard.until('message');
    const { message_id } = heard.ids();
    // What the other instance leaves: it does not run the turn itself.
    await portal.context.db
      .updateTable('chat_message')
      .set({ stop_asked_at: '2026-11-21T03:00:00.000Z' })
      .where('id', '=', message_id)
      .execute();
    await heard.ended;
    expect(await storedMessage(portal, message_id)).toMatchObject({ status: 'interrupted', answer: '반쯤' });
  });

  it.each(['streaming', 'blocking'])(
    'a visitor who leaves (%s) ends the engine; what was said is kept',
    async (mode) => {
      const engine = hanging('반쯤');
      const portal = await buildTestApp({}, { engine });
      const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
      const leaving = new AbortController();
      const asking = fetch(`${origin}/v1/chat-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '질문', response_mode: mode }),
        signal: leaving.signal,
      }).catch(() => undefined);
      const stored = () => portal.context.db.selectFrom('chat_message').selectAll().execute();
      await vi.waitFor(async () => expect(await stored()).toMatchObject([{ answer: '반쯤' }]), 10_000);
      leaving.abort();
      await asking;
      await engine.aborted;
      await vi.waitFor(async () =>
        expect(await stored()).toMatchObject([{ status: 'interrupted', answer: '반쯤', question: '질문' }]),
      );
    },
  );

  it('a server that closes says so, and keeps what was said', async () => {
    const portal = await buildTestApp({}, { engine: hanging('반쯤') });
    const heard = await listenTo(portal);
    await heard.until('message');
    await portal.app.close();
    await heard.ended;
    expect(heard.events().at(-1)).toMatchObject({ event: 'error', status: 503, code: 'CH05' });
    expect(await storedMessage(portal, heard.ids().message_id)).toMatchObject({
      status: 'interrupted',
      answer: '반쯤',
    });
  });

  it('pieces leave as they are said', async () => {
    let goOn = (): void => undefined;
    const engine: AnswerEngine = {
      async *answer() {
        yield { kind: 'text', text: '먼저' };
        await new Promise<void>((resolve) => (goOn = resolve));
        yield { kind: 'text', text: '나중' };
      },
    };
    const portal = await buildTestApp({}, { engine });
    const heard = await listenTo(portal);
    await heard.until('message');
    expect(heard.events().at(-1)).toMatchObject({ answer: '먼저' });
    goOn();
    await heard.ended;
    expect(heard.events().map(({ event }) => event)).toEqual(['workflow_started', 'message', 'message', 'message_end']);
  });

  it('many questions of one conversation at once keep their places', async () => {
    const portal = await buildTestApp(
      {},
      {
        engine: {
          async *answer() {
            yield { kind: 'text', text: '답' };
          },
        },
      },
    );
    const first = await listenTo(portal);
    await first.ended;
    const { conversation_id } = first.events()[0] as unknown as { conversation_id: string };
    const asked = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        fetch(`${first.origin}/v1/chat-messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: first.cookie },
          body: JSON.stringify({ query: `질문 ${n}`, response_mode: 'blocking', conversation_id }),
        }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await portal.context.db.selectFrom('chat_message').select('position').orderBy('position').execute();
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
