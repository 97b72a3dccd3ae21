import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { CHAT_PER_VISITOR } from '#server/plugins/limits/call-limits.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sweepChat } from './conversations/sweep-chat.ts';
import { browserOf, engineOf, hanging, says, storedMessage } from './chat.fixture.ts';

const ask = { query: '로봇 설치', inputs: '', response_mode: 'streaming', user: 'admin', conversation_id: '' };

describe('spec 7 chat stream', () => {
  it('says pieces, then message_end with the conversation, in the shape of Dify', async () => {
    const portal = await buildTestApp({}, { engine: says('안녕', '하세요') });
    const { response, events, messageId, conversationId, taskId } = await browserOf(portal).ask('  인사  ');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    const ids = {
      task_id: taskId,
      message_id: messageId,
      conversation_id: conversationId,
      created_at: Date.parse('2026-11-21T03:00:00Z') / 1000,
    };
    expect(events).toEqual([
      expect.objectContaining({ event: 'workflow_started', ...ids }),
      { event: 'message', id: messageId, ...ids, answer: '안녕' },
      { event: 'message', id: messageId, ...ids, answer: '하세요' },
      { event: 'message_end', id: messageId, ...ids, metadata: expect.objectContaining({ retriever_resources: [] }) },
    ]);
    expect(response.body.split('\n').filter((line) => line !== '' && !line.startsWith('data: {'))).toEqual([]);
    expect(await storedMessage(portal, messageId)).toMatchObject({
      question: '인사',
      answer: '안녕하세요',
      status: 'answered',
      engine: 'builtin',
      position: 1,
    });
  });

  it('writes no brace inside a text, so that cutting between } and { cuts objects alone', async () => {
    const portal = await buildTestApp({}, { engine: says('{"a":{}}', '}{"') });
    const { response, answer } = await browserOf(portal).ask('중괄호');
    expect(answer).toBe('{"a":{}}}{"');
    const glued = response.body.replaceAll('data: ', '').replaceAll('\n', '');
    const cut = glued.split(/(?<=\})(?=\{)/).map((text) => JSON.parse(text) as { answer?: string });
    expect(cut.map((event) => event.answer ?? '').join('')).toBe('{"a":{}}}{"');
  });

  it('replaces what was said', async () => {
    const engine = engineOf({ kind: 'text', text: '틀린' }, { kind: 'replace', text: '맞는' });
    const portal = await buildTestApp({}, { engine });
    const { events, messageId } = await browserOf(portal).ask('바꾸기');
    expect(events.map(({ event }) => event)).toEqual(['workflow_started', 'message', 'message_replace', 'message_end']);
    expect((await storedMessage(portal, messageId)).answer).toBe('맞는');
  });

  it('goes on in the conversation, with what was stored and not what a client says', async () => {
    const engine = says('답');
    const portal = await buildTestApp({}, { engine });
    const browser = browserOf(portal);
    const first = await browser.ask('첫 질문');
    const second = await browser.ask('둘째', { conversation_id: first.conversationId, inputs: { earlier: 'x' } });
    expect(second.conversationId).toBe(first.conversationId);
    expect(engine.asked[1]?.earlier).toEqual([{ question: '첫 질문', answer: '답' }]);
    expect((await storedMessage(portal, second.messageId)).position).toBe(2);
  });

  it('pings while nothing is said, and ends a turn that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const engine = hanging('시작');
      const portal = await buildTestApp({}, { engine });
      const asking = browserOf(portal).ask('느린 질문');
      const turn = { isOver: false };
      void asking.finally(() => (turn.isOver = true));
      while (!turn.isOver) {
        await vi.advanceTimersByTimeAsync(500);
        // Real time, in which a connection to the database can open before its own time is up.
        await sleep(20);
      }
      const { response, last, messageId } = await asking;
      expect(response.body).toContain('event: ping\n\n');
      expect(last).toMatchObject({ event: 'error', status: 504, code: 'CH02', message_id: messageId });
      expect(last).not.toHaveProperty('task_id');
      expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'interrupted', answer: '시작' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells of a failure in Korean, and keeps what was said before', async () => {
    const portal = await buildTestApp(
      {},
      {
        engine: {
          async *answer() {
            yield { kind: 'text', text: '반쯤' };
            throw new AppError('CH03');
          },
        },
      },
    );
    const { response, last, messageId } = await browserOf(portal).ask('고장');
    expect(response.statusCode).toBe(200);
    expect(last).toMatchObject({ event: 'error', status: 502, code: 'CH03', message: expect.stringMatching(/답변을/) });
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'failed', answer: '반쯤' });
  });

  it('tells nothing of the inside when the engine breaks', async () => {
    const portal = await buildTestApp(
      {},
      {
        engine: {
          // oxlint-disable-next-line require-yield -- it breaks before
          async *answer() {
            throw new Error('secret at /srv/x');
          },
        },
      },
    );
    const { response, last } = await browserOf(portal).ask('고장');
    expect(last).toMatchObject({ event: 'error', code: 'CM06' });
    expect(response.body).not.toContain('secret');
    const blocking = await browserOf(portal).call('POST', '/v1/chat-messages', { ...ask, response_mode: 'blocking' });
    expect(blocking.statusCode).toBe(500);
    expect(blocking.body).not.toContain('secret');
  });

  it('keeps that nothing was found', async () => {
    const engine = engineOf(
      { kind: 'text', text: '찾지 못했습니다.' },
      { kind: 'suggested', questions: ['설치는?'] },
      { kind: 'unanswered' },
    );
    const portal = await buildTestApp({}, { engine });
    const { last, messageId } = await browserOf(portal).ask('모르는 것');
    expect(last).toMatchObject({ metadata: { state: 'unanswered', suggested_questions: ['설치는?'] } });
    expect((await storedMessage(portal, messageId)).status).toBe('unanswered');
  });
});

it('asks a visitor who asks too much to wait, says how long, and lets others ask', async () => {
  const portal = await buildTestApp({}, { engine: says('네') });
  const busy = browserOf(portal);
  for (let i = 0; i < CHAT_PER_VISITOR; i += 1) expect((await busy.ask('질문')).response.statusCode).toBe(200);
  const { response } = await busy.ask('질문');
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await browserOf(portal).ask('질문')).response.statusCode).toBe(200);
});

it('answers in one piece when it is asked to', async () => {
  const portal = await buildTestApp({}, { engine: says('{한', '번에}') });
  const { query, ...rest } = ask;
  const response = await browserOf(portal).call('POST', '/v1/chat-messages', {
    ...rest,
    query,
    response_mode: 'blocking',
  });
  expect(response.json()).toMatchObject({
    event: 'message',
    mode: 'chat',
    answer: '{한번에}',
    conversation_id: expect.stringMatching(/^[\da-f-]{36}$/),
    metadata: { retriever_resources: [], usage: { total_tokens: 0, latency: expect.any(Number) } },
  });
});

describe('a question that does not fit', () => {
  it.each([
    [{ query: ' \n ' }, 'query'],
    [{ query: '가'.repeat(2001) }, 'query'],
    [{ query: 7 }, 'query'],
    [{ inputs: [1] }, 'inputs'],
    [{ response_mode: 'loud' }, 'response_mode'],
    [{ conversation_id: 'not-a-uuid' }, 'conversation_id'],
    [{ user: 'x'.repeat(201) }, 'user'],
  ])('%j is refused by name', async (wrong, field) => {
    const portal = await buildTestApp({}, { engine: says('답') });
    const response = await browserOf(portal).call('POST', '/v1/chat-messages', { ...ask, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid_param', status: 400, message: expect.stringContaining(field) });
  });

  it.each([[{ inputs: '' }], [{ inputs: null }], [{ inputs: undefined }], [{ inputs: { a: 1 } }]])(
    'but %j is taken',
    async (inputs) => {
      const portal = await buildTestApp({}, { engine: says('답') });
      expect((await browserOf(portal).ask('질문', inputs)).answer).toBe('답');
    },
  );

  it.each(['{', '', '[]', '"x"', 'null'])('nor does a broken body %j make it stumble', async (payload) => {
    const portal = await buildTestApp({}, { engine: says('답') });
    const response = await portal.app.inject({
      method: 'POST',
      url: '/v1/chat-messages',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.json()).toMatchObject({ code: 'invalid_param', status: 400 });
  });
});

it('a private post is in the answer of its author, and in nobody else’s answer, sources or suggestions', async () => {
  const portal = await buildTestApp();
  const [author, other, staff] = [
    await makeUser(portal),
    await makeUser(portal),
    await makeUser(portal, { roles: ['ROLE_MANAGER'] }),
  ];
  const documentId = await makeDocument(portal, { title: '오로라 서버', isPrivate: true, author });
  const bodyHtml = '<p>오로라 서버의 점검 주소는 비공개 주소입니다.</p>';
  await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml, isOfficial: true }, { token: staff.token });
  const ask = async (token?: string) =>
    (await browserOf(portal, token).ask('오로라 서버 점검 주소는 무엇인가요?')).response.body;
  for (const token of [undefined, other.token]) {
    const said = await ask(token);
    expect(said).toContain('"state":"unanswered"');
    expect(said).not.toMatch(/오로라|비공개 주소/);
  }
  expect(await ask(author.token)).toContain('비공개 주소');
});

it('a process that ended in the middle leaves no question open for ever', async () => {
  const portal = await buildTestApp({}, { engine: says('답') });
  const { messageId } = await browserOf(portal).ask('질문');
  const { db } = portal.context;
  await db.updateTable('chat_message').set({ status: 'asked' }).where('id', '=', messageId).execute();
  await sweepChat(portal.context);
  expect((await storedMessage(portal, messageId)).status).toBe('asked');
  portal.advance(120_000);
  await sweepChat(portal.context);
  expect((await storedMessage(portal, messageId)).status).toBe('interrupted');
});
