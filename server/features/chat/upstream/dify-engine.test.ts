import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UNPARSABLE_EVENT } from '#shared/chat/parse-event.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { browserOf, listenTo, storedMessage } from '../chat.fixture.ts';
import type { Received } from './upstream.fixture.ts';
import { portalAsking, QUESTION, startUpstream, untilStored, withoutEnd } from './upstream.fixture.ts';

const UPSTREAM_ID = '6c4e2f5e-0b7e-4b6e-9a3b-3f0a5b0c1d2e';
const ids = { task_id: 'up-task', message_id: 'up-message', conversation_id: UPSTREAM_ID, created_at: 1 };
const event = (name: string, extra: object = {}) => JSON.stringify({ event: name, ...ids, ...extra });
const data = (text: string) => `data: ${text}\n\n`;
const END = data(event('message_end', { metadata: { retriever_resources: [{ content: '남의 자료' }] } }));

function stream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return response;
}

const saying = (text: string) => (_received: Received, response: ServerResponse) => stream(response).end(text);

async function open(answer: Parameters<typeof startUpstream>[0]) {
  const upstream = await startUpstream(answer);
  const portal = await portalAsking({ provider: 'dify', url: upstream.url, key: 'app-upstream' });
  return { upstream, portal, browser: browserOf(portal, (await makeUser(portal)).token) };
}

describe('an application of Dify', () => {
  it('says what it says, with our sources and not with its own', async () => {
    const { upstream, portal, browser } = await open(
      saying(data(event('message', { answer: '매달 ' })) + data(event('message', { answer: '25일' })) + END),
    );
    const { answer, last, response } = await browser.ask(QUESTION);
    expect(answer).toBe('매달 25일');
    expect(last).toMatchObject({ metadata: { retriever_resources: [{ document_id: portal.documentId }] } });
    expect(response.body).not.toContain('남의 자료');
    const [received] = upstream.received;
    expect(received?.headers.authorization).toBe('Bearer app-upstream');
    expect(received?.body).toMatchObject({ query: QUESTION, response_mode: 'streaming', conversation_id: '' });
    expect(received?.body.user).toMatch(/^[\w-]{32}$/);
    expect(received?.body.inputs.context).toContain('매달 25일');
  });

  it('goes on in its own conversation, which nobody outside ever sees', async () => {
    const { upstream, browser } = await open(saying(data(event('message', { answer: '네' })) + END));
    const first = await browser.ask(QUESTION);
    const second = await browser.ask(QUESTION, { conversation_id: first.conversationId });
    expect(upstream.received.map(({ body }) => body.conversation_id)).toEqual(['', UPSTREAM_ID]);
    const list = await browser.call('GET', `/v1/messages?conversation_id=${first.conversationId}`);
    const conversations = await browser.call('GET', '/v1/conversations');
    for (const { body } of [first.response, second.response, list, conversations])
      expect(body).not.toMatch(new RegExp(`${UPSTREAM_ID}|up-task|up-message|app-upstream`));
  });

  it('begins another when something was said in it that may no longer be read', async () => {
    const { upstream, portal, browser } = await open(saying(data(event('message', { answer: '네' })) + END));
    const next = '서버 점검은 누가 하나요?';
    await makeDocument(portal, { boardType: 'faq', title: next, bodyText: '서버 점검은 운영팀이 합니다.' });
    const { conversationId } = await browser.ask(QUESTION);
    await portal.context.db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', portal.documentId).execute();
    expect((await browser.ask(next, { conversation_id: conversationId })).answer).toContain('네');
    expect(upstream.received.map(({ body }) => body.conversation_id)).toEqual(['', '']);
    expect(JSON.stringify(upstream.received[1])).not.toContain('25일');
  });

  it('is not heard any longer than an answer can be, also without the end of a line', async () => {
    const { answer, sentMiB } = withoutEnd(200);
    const { upstream, browser } = await open(answer);
    expect((await browser.ask(QUESTION)).last).toMatchObject({ event: 'error', code: 'CH03' });
    expect(sentMiB()).toBeLessThan(200);
    await vi.waitUntil(() => upstream.left.length === 1, 15_000);
  });

  it('that has forgotten a conversation begins another', async () => {
    const { upstream, browser } = await open((received, response) => {
      if (upstream.received.length === 2 && received.body.conversation_id !== '')
        return response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}');
      return stream(response).end(data(event('message', { answer: '네' })) + END);
    });
    const { conversationId } = await browser.ask(QUESTION);
    expect((await browser.ask(QUESTION, { conversation_id: conversationId })).answer).toBe('네');
    expect(upstream.received.map(({ body }) => body.conversation_id)).toEqual(['', UPSTREAM_ID, '']);
  });

  it.each([
    ['CRLF', `data: ${event('message', { answer: '가}{나' })}\r\n\r\n${END.replaceAll('\n', '\r\n')}`],
    ['no space after data:', `data:${event('message', { answer: '가}{나' })}\n\n${END}`],
    ['objects glued together', data(event('message', { answer: '가}{' }) + event('message', { answer: '나' })) + END],
    ['pings and comments', `: hi\n\nevent: ping\n\n${data(event('agent_message', { answer: '가}{나' }))}: x\n\n${END}`],
    [
      'other events',
      data(event('workflow_started')) +
        data(event('agent_thought', { thought: '생각' })) +
        data(event('message', { answer: '가}{나' })) +
        data(event('tts_message', { audio: 'x' })) +
        data(event('unheard_of')) +
        END,
    ],
    [
      'a replacement',
      data(event('message', { answer: '?' })) + data(event('message_replace', { answer: '가}{나' })) + END,
    ],
  ])('is understood with %s, in pieces of any size', async (_name, text) => {
    const { portal, browser } = await open(async (_received, response) => {
      stream(response);
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        await new Promise(setImmediate);
      }
      response.end();
    });
    const { last, messageId } = await browser.ask(QUESTION);
    expect(last?.event).toBe('message_end');
    expect(await storedMessage(portal, messageId)).toMatchObject({
      status: 'answered',
      answer: '가}{나',
      engine: 'dify',
    });
  });
});

describe('spec 9: an upstream that sends a piece that is no JSON', () => {
  const broken =
    data(event('message', { answer: '앞부분' })) +
    'data: {"event":"message","answer": oops}\n\n' +
    data(event('message', { answer: '뒷부분' }));

  it('DF.malformed: is heard to its end, and the browser is told of the piece', async () => {
    const { upstream, portal, browser } = await open(saying(broken + END));
    const { events, answer, last, messageId } = await browser.ask(QUESTION);
    expect(answer).toBe('앞부분뒷부분');
    expect(events.filter((one) => one.event === UNPARSABLE_EVENT)).toMatchObject([
      { reason: expect.stringMatching(/./) },
    ]);
    expect(last?.event).toBe('message_end');
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'answered', answer: '앞부분뒷부분' });
    expect(upstream.received).toHaveLength(1);
  });
});

describe('spec 9: an upstream that lets a browser wait', () => {
  const hangs: [string, string | null][] = [
    ['DF.20s: before its header', null],
    ['DF.20s.body: in the middle of its answer', data(event('message', { answer: '조금만 왔다' }))],
  ];
  const hanging = (said: string | null) => (received: Received, response: ServerResponse) => {
    if (received.path.endsWith('/stop')) response.end('{"result":"success"}');
    else if (said !== null) stream(response).write(said);
  };
  const tick = () => new Promise(setImmediate);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await tick();
  };

  it.each(hangs)('%s: is waited for longer than a browser waits, and then ended', async (_name, said) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { upstream, browser } = await open(hanging(said));
    let isOver = false;
    const asking = browser.ask(QUESTION).finally(() => (isOver = true));
    await until(() => upstream.received.length > 0);
    await vi.advanceTimersByTimeAsync(LIMITS.chatTimeoutMs);
    await tick();
    expect(isOver).toBe(false);
    expect(upstream.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(SERVER_LIMITS.chatUpstreamTurnMaxMs - LIMITS.chatTimeoutMs);
    expect((await asking).last).toMatchObject({ event: 'error', code: 'CH02' });
    await until(() => upstream.left.length > 0);
    expect(upstream.left).toEqual(['/v1/chat-messages']);
  });

  it.each(hangs)('%s: is hung up on at once when the browser gives up at 20 s', async (_name, said) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { upstream, portal } = await open(hanging(said));
    const heard = await listenTo(portal, { query: QUESTION });
    await until(() => upstream.received.length > 0 && (said === null || heard.text().includes('조금만')));
    await vi.advanceTimersByTimeAsync(LIMITS.chatTimeoutMs);
    expect(upstream.left).toEqual([]);
    heard.response.destroy();
    await until(() => upstream.left.includes('/v1/chat-messages'));
    // Nothing but the end of the socket let it go: no time has passed.
    expect(upstream.received.map(({ path }) => path)).toEqual(
      said === null
        ? ['/v1/chat-messages']
        : expect.arrayContaining(['/v1/chat-messages', '/v1/chat-messages/up-task/stop']),
    );
  });
});

describe('an application of Dify that fails', () => {
  const json = (status: number) => (_received: Received, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"x","message":"inner secret"}');
  const half = data(event('message', { answer: '반쯤' }));

  it.each([
    ['refuses its key', json(401), 'CH04', ''],
    ['has no room', json(429), 'CH04', ''],
    ['breaks', json(500), 'CH03', ''],
    [
      'sends an error',
      saying(half + data(event('error', { status: 500, code: 'x', message: 'inner secret' }))),
      'CH03',
      '반쯤',
    ],
    ['refuses in the middle', saying(half + data(event('error', { status: 400, code: 'x' }))), 'CH04', '반쯤'],
    ['ends early', saying(half), 'CH03', '반쯤'],
    ['says no sense and ends', saying(`${half}data: {"event": oops}\n\n`), 'CH03', '반쯤'],
    ['says nothing', saying(END), 'CH03', ''],
  ])('%s', async (_name, answer, code, said) => {
    const { portal, browser } = await open(answer);
    const { last, messageId, response } = await browser.ask(QUESTION);
    expect(last).toMatchObject({ event: 'error', code, message: expect.stringMatching(/[가-힣]/) });
    expect(response.body).not.toMatch(/inner secret|app-upstream|127\.0\.0\.1/);
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'failed', answer: said });
  });

  it('loses its connection', async () => {
    let connection: ServerResponse | undefined;
    const { portal, browser } = await open((_received, response) => {
      connection = stream(response);
      connection.write(half);
    });
    const asking = browser.ask(QUESTION);
    await untilStored(portal, '반쯤');
    connection?.destroy();
    const { last, messageId, response } = await asking;
    expect(last).toMatchObject({ event: 'error', code: 'CH03', message: expect.stringMatching(/[가-힣]/) });
    expect(response.body).not.toMatch(/inner secret|app-upstream|127\.0\.0\.1/);
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'failed', answer: '반쯤' });
  });

  it('cannot be reached', async () => {
    const portal = await portalAsking({ provider: 'dify', url: 'http://127.0.0.1:1/v1', key: 'app-upstream' });
    expect((await browserOf(portal).ask(QUESTION)).last).toMatchObject({ event: 'error', code: 'CH03' });
  });
});

describe('stopping an answer', () => {
  /** Asks, waits until `isReady`, and stops; the upstream never ends by itself. */
  async function stopDuring(
    first: string,
    isReady: (status: string | undefined, answer: string | undefined) => boolean,
    later = '',
  ) {
    let connection: ServerResponse | undefined;
    const { upstream, portal, browser } = await open((received, response) => {
      if (received.path.endsWith('/stop')) return response.end('{"result":"success"}');
      stream(response).write(first === '' ? ': nothing yet\n\n' : first);
      connection = response;
    });
    const asking = browser.ask(QUESTION);
    const stored = () => portal.context.db.selectFrom('chat_message').selectAll().executeTakeFirst();
    await vi.waitFor(async () => {
      const row = await stored();
      expect(upstream.received.length > 0 && isReady(row?.status, row?.answer)).toBe(true);
    }, 5_000);
    await browser.call('POST', `/v1/chat-messages/${(await stored())?.task_id}/stop`, { user: 'admin' });
    if (later !== '') connection?.write(later);
    return { upstream, portal, outcome: await asking };
  }

  it('stops the upstream by its task, and closes its socket', async () => {
    const { upstream, outcome } = await stopDuring(
      data(event('message', { answer: '끝없이' })),
      (_status, answer) => answer === '끝없이',
    );
    expect(outcome.last).toMatchObject({ event: 'message_end', metadata: { state: 'interrupted' } });
    await vi.waitFor(() => expect(upstream.received).toHaveLength(2), 10_000);
    expect(upstream.received[1]).toMatchObject({
      path: '/v1/chat-messages/up-task/stop',
      headers: { authorization: 'Bearer app-upstream' },
      body: { user: upstream.received[0]?.body.user },
    });
    await vi.waitFor(() => expect(upstream.left).toEqual(['/v1/chat-messages']), 10_000);
  });

  it('stops the upstream also when it names its task only afterwards', async () => {
    const { upstream, outcome } = await stopDuring(
      '',
      (status) => status === 'asked',
      data(event('message', { answer: '늦게' })),
    );
    expect(outcome.answer).toBe('');
    expect(outcome.last).toMatchObject({ event: 'message_end', metadata: { state: 'interrupted' } });
    await vi.waitFor(() => expect(upstream.received[1]?.path).toBe('/v1/chat-messages/up-task/stop'), 10_000);
    await vi.waitFor(() => expect(upstream.left).toEqual(['/v1/chat-messages']), 10_000);
  });
});
