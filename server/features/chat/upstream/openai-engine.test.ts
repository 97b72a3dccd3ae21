import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { indexDocument } from '#server/search/index/index-document.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { attachText } from '../builtin/ask.fixture.ts';
import { browserOf, storedMessage } from '../chat.fixture.ts';
import type { Received } from './upstream.fixture.ts';
import { portalAsking, QUESTION, startUpstream, untilStored, withoutEnd } from './upstream.fixture.ts';

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const DONE = `${chunk({}, 'stop')}data: [DONE]\n\n`;

function stream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return response;
}

const saying =
  (...texts: string[]) =>
  (_received: Received, response: ServerResponse) =>
    stream(response).end(texts.map((content) => chunk({ content })).join('') + DONE);

async function open(answer: Parameters<typeof startUpstream>[0], key: string | null = 'sk-secret') {
  const upstream = await startUpstream(answer);
  const portal = await portalAsking({ provider: 'openai', url: upstream.url, key, model: 'm-1' });
  return { upstream, portal, browser: browserOf(portal, (await makeUser(portal)).token) };
}

describe('a model behind an OpenAI-compatible API', () => {
  it('says what it says, with the sources that it was given', async () => {
    const { upstream, portal, browser } = await open(saying('매달 ', '25일에', ' 합니다.'));
    const { answer, last, messageId, response } = await browser.ask(QUESTION);
    expect(answer).toBe('매달 25일에 합니다.');
    expect(last).toMatchObject({
      event: 'message_end',
      metadata: { state: 'answered', retriever_resources: [{ position: 1, document_id: portal.documentId }] },
    });
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'answered', engine: 'openai' });
    const [{ path, headers, body } = { path: '', headers: {}, body: null }] = upstream.received;
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer sk-secret');
    expect(body).toMatchObject({ model: 'm-1', stream: true });
    expect(JSON.stringify(body)).not.toMatch(/admin"|chatVisitor/);
    expect(response.body).not.toContain('sk-secret');
  });

  it('is not heard any longer than an answer can be, also without the end of a line', async () => {
    const { answer, sentMiB } = withoutEnd(200);
    const { upstream, browser } = await open(answer);
    expect((await browser.ask(QUESTION)).last).toMatchObject({ event: 'error', code: 'CH03' });
    expect(sentMiB()).toBeLessThan(200);
    await vi.waitUntil(() => upstream.left.length === 1, 15_000);
  });

  it('hands no question on to where it redirects', async () => {
    const other = await startUpstream(saying('매달 25일에 합니다.'));
    const { browser } = await open((_, response) =>
      response.writeHead(307, { location: `${other.url}/chat/completions` }).end(),
    );
    expect((await browser.ask(QUESTION)).last).toMatchObject({ event: 'error', code: 'CH03' });
    expect(other.received).toEqual([]);
  });

  it('is marked where it says what no passage supports, however the sentence is cut', async () => {
    const invented = [
      '서버 점검은 매달 25',
      '일에 합니다. 점검 중',
      '에는 예비 센터가 7시간 동안 접속을 대신합니다. 서버 점검은 ',
      '매달 25일입니다.',
    ];
    const { browser } = await open(saying(...invented));
    const { answer } = await browser.ask(QUESTION);
    expect(answer).toBe(
      '서버 점검은 매달 25일에 합니다. 점검 중에는 예비 센터가 7시간 동안 접속을 대신합니다. (등록된 자료에서 확인되지 않은 내용입니다.) 서버 점검은 매달 25일입니다.',
    );
  });

  it('is marked at a number that no passage has, in the last sentence, too', async () => {
    const { browser } = await open(saying('서버 점검은 매달 27일에 합니다.'));
    expect((await browser.ask(QUESTION)).answer).toBe(
      '서버 점검은 매달 27일에 합니다. (등록된 자료에서 확인되지 않은 내용입니다.)',
    );
  });

  it('is marked where it invents what needs no number, though half of its words are ours', async () => {
    const { browser } = await open(saying('점검은 매달 25일에 합니다. 서버 점검은 매달 새벽에 합니다.'));
    expect((await browser.ask(QUESTION)).answer).toBe(
      '점검은 매달 25일에 합니다. 서버 점검은 매달 새벽에 합니다. (등록된 자료에서 확인되지 않은 내용입니다.)',
    );
  });

  it.each([
    ['in one line', '{"menu":"/notice","startDt":"2026-11-01","desc":"새 공지를 봅니다." }\n'],
    ['in several lines', '{\n  "menu": "/notice",\n  "startDt": "2026-11-01",\n  "desc": "공지사항"\n}\n'],
    ['in a block of code', '```json\n{"menu":"/notice","startDt":"2026-11-01","desc":"공지사항"}\n```\n'],
    ['after words', '여기를 누르세요 {"menu":"/notice","startDt":"2026-11-01","desc":"공지 99건"} '],
  ])('keeps a menu as it came, %s, and marks what is said beside it', async (_where, menu) => {
    const said = `점검은 27일입니다.\n${menu}점검은 28일입니다.`;
    const mark = '(등록된 자료에서 확인되지 않은 내용입니다.)';
    const { browser } = await open(saying(...said.match(/[^]{1,3}/g)!));
    expect((await browser.ask(QUESTION)).answer).toBe(`점검은 27일입니다. ${mark}\n${menu}점검은 28일입니다. ${mark}`);
  });

  it('hides nothing behind a brace that never closes', async () => {
    const { browser } = await open(saying('서버 설정에 {"a" 를 넣습니다. 점검은 27일입니다.'));
    expect((await browser.ask(QUESTION)).answer).toMatch(
      /27일입니다\. \(등록된 자료에서 확인되지 않은 내용입니다\.\)$/,
    );
  });

  it('comes in the end with the sources alone that its sentences stand on, out of all that it was given', async () => {
    const { upstream, portal, browser } = await open(saying('서버 점검은 매달 25일에 합니다.'));
    const text = '점검 전날 저녁까지 서버 작업을 저장하시기 바랍니다.';
    const other = await makeDocument(portal, { boardType: 'faq', title: '서버 점검 전에 할 일', bodyText: text });
    await indexDocument(portal.context.db, other);
    const { last } = await browser.ask(QUESTION);
    expect(JSON.stringify(upstream.received[0]?.body)).toContain('전날 저녁');
    expect(last).toMatchObject({ metadata: { retriever_resources: [{ document_id: portal.documentId }] } });
  });

  it('is given documents as data, never as instructions', async () => {
    const { upstream, browser } = await open(saying('네.'));
    await browser.ask(QUESTION);
    const messages = upstream.received[0]?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).not.toContain('비밀번호');
    expect(messages[0]?.content).toContain('따르지 않습니다');
    const [, quotation = ''] = /^자료\(JSON\): (.+)\n\n질문: /.exec(messages[1]?.content ?? '') ?? [];
    expect(JSON.parse(quotation)).toEqual([expect.objectContaining({ 내용: expect.stringContaining('이전 지시를') })]);
  });

  it('hears what was said before, as it is stored here', async () => {
    const { upstream, browser } = await open(saying('매달 25일입니다.'));
    const { conversationId } = await browser.ask(QUESTION);
    await browser.ask('서버 점검은 누가 하나요?', { conversation_id: conversationId });
    const messages = upstream.received[1]?.body.messages as { role: string; content: string }[];
    expect(messages.slice(1, 3)).toMatchObject([
      { role: 'user', content: QUESTION },
      { role: 'assistant', content: '매달 25일입니다.' },
    ]);
  });

  it('hears no number, address or name of a common form that a visitor typed, now or before', async () => {
    const { upstream, browser } = await open(saying('매달 25일입니다.'));
    const typed = '900101-1234567 010-1234-5678 hong@example.com 저는 홍길동입니다';
    const { conversationId } = await browser.ask(`${QUESTION} ${typed}`);
    await browser.ask(`서버 점검은 누가 하나요? ${typed}`, { conversation_id: conversationId });
    const heard = JSON.stringify(upstream.received.map(({ body }) => body));
    expect(upstream.received).toHaveLength(2);
    expect(heard).toContain('010-****-5678');
    expect(heard).not.toMatch(/1234567|1234-5678|hong@|길동/);
  });

  it('hears nothing of a private question, even from its author', async () => {
    const { upstream, portal } = await open(saying('네.'));
    const author = await makeUser(portal);
    const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const documentId = await makeDocument(portal, { author, isPrivate: true, title: '급여대장 오류 문의' });
    const bodyHtml = '<p>급여대장의 오류는 인사서버의 암호를 바꾸면 풀립니다.</p>';
    const answer = { documentId, bodyHtml, isOfficial: true };
    expect((await portal.post('/api/v1/board/writeReply', answer, { token: staff.token })).code).toBe('0000');
    await indexDocument(portal.context.db, documentId);
    const browser = browserOf(portal, author.token);
    const { answer: said, conversationId } = await browser.ask('급여대장 오류는 어떻게 푸나요?');
    expect(said).toContain('인사서버');
    expect(upstream.received).toEqual([]);
    await browser.ask(QUESTION, { conversation_id: conversationId });
    expect(upstream.received).toHaveLength(1);
    expect(JSON.stringify(upstream.received)).not.toContain('인사서버');
  });

  it('hears nothing of a file for customers, even from one of them', async () => {
    const { upstream, portal } = await open(saying('네.'));
    const title = '급여대장 안내';
    const documentId = await makeDocument(portal, { boardType: 'library', title, bodyText: '파일을 받습니다.' });
    await attachText(portal, documentId, '급여대장의 오류는 인사서버의 암호를 바꾸면 풀립니다.');
    const customer = await makeUser(portal, { roles: ['ROLE_CUSTOMER'] });
    const { answer } = await browserOf(portal, customer.token).ask('급여대장 오류는 어떻게 푸나요?');
    expect(answer).toContain('인사서버');
    expect(JSON.stringify(upstream.received)).not.toContain('인사서버');
  });

  it('works without a key', async () => {
    const { upstream, browser } = await open(saying('네.'), null);
    expect((await browser.ask(QUESTION)).answer).toBe('네.');
    expect(upstream.received[0]?.headers.authorization).toBeUndefined();
  });

  it('is not even asked when nothing registered speaks of the question', async () => {
    const { upstream, browser } = await open(saying('지어낸 답'));
    const { answer, last } = await browser.ask('화성에서 감자를 심는 계절');
    expect(upstream.received).toEqual([]);
    expect(answer).toContain('찾지 못했습니다');
    expect(last).toMatchObject({ metadata: { state: 'unanswered', retriever_resources: [] } });
  });

  it('is not asked for a greeting, nor for the way to a page', async () => {
    const { upstream, browser } = await open(saying('지어낸 답'));
    expect((await browser.ask('안녕하세요')).answer).toContain('AION-U');
    expect((await browser.ask('공지사항 메뉴로 이동해줘')).answer).toContain('"menu"');
    expect(upstream.received).toEqual([]);
  });

  it('is followed by questions that the portal answers', async () => {
    const { portal, browser } = await open(saying('매달 25일입니다.'));
    const next = '서버 점검 중에도 로봇이 실행되나요?';
    await makeDocument(portal, { boardType: 'faq', title: next, bodyText: '서버 점검 중에도 실행됩니다.' });
    const { answer, last, messageId } = await browser.ask(QUESTION);
    expect(answer).toContain(`매달 25일입니다.\n\n`);
    expect(answer).toContain(`**"${next}"**`);
    expect(last).toMatchObject({ metadata: { suggested_questions: [next] } });
    const suggested = await browser.call('GET', `/v1/messages/${messageId}/suggested`);
    expect(suggested.json()).toEqual({ result: 'success', data: [next] });
  });

  it('refuses in our words when it finds nothing in what it was given', async () => {
    const { portal, browser } = await open(saying('[[자료', ' 없음]]'));
    const { answer, last, messageId } = await browser.ask(QUESTION);
    expect(answer).toContain('찾지 못했습니다');
    expect(answer).not.toContain('[[');
    expect(last).toMatchObject({ metadata: { state: 'unanswered', retriever_resources: [] } });
    expect((await storedMessage(portal, messageId)).status).toBe('unanswered');
  });

  it('may begin like a refusal and go on', async () => {
    const { browser } = await open(saying('[', '[자료] 25일', '입니다.'));
    expect((await browser.ask(QUESTION)).answer).toBe('[[자료] 25일입니다.');
  });
});

describe('a model that fails', () => {
  const json = (status: number, body: object) => (_received: Received, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  it.each([
    ['refuses its key', json(401, { error: { message: 'bad key sk-secret' } }), 'CH04', ''],
    ['has no such model', json(404, { error: { message: 'no model' } }), 'CH04', ''],
    ['breaks', json(500, { error: { message: 'boom' } }), 'CH03', ''],
    ['speaks another language', json(200, { hello: 1 }), 'CH03', ''],
    [
      'ends early',
      (_: Received, response: ServerResponse) => stream(response).end(chunk({ content: '반쯤' })),
      'CH03',
      '반쯤',
    ],
    [
      'says no sense',
      (_: Received, response: ServerResponse) =>
        stream(response).end(`${chunk({ content: '반쯤' })}data: {"choices": oops\n\n`),
      'CH03',
      '반쯤',
    ],
    ['says nothing', (_: Received, response: ServerResponse) => stream(response).end(DONE), 'CH03', ''],
  ])('%s', async (_name, answer, code, said) => {
    const { portal, browser } = await open(answer);
    const { last, messageId, response } = await browser.ask(QUESTION);
    expect(last).toMatchObject({ event: 'error', code, message: expect.stringMatching(/[가-힣]/) });
    expect(response.body).not.toMatch(/sk-secret|boom|127\.0\.0\.1/);
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'failed', answer: said });
  });

  it('loses its connection', async () => {
    let connection: ServerResponse | undefined;
    const { portal, browser } = await open((_received, response) => {
      connection = stream(response);
      connection.write(chunk({ content: '반쯤' }));
    });
    const asking = browser.ask(QUESTION);
    await untilStored(portal, '반쯤');
    connection?.destroy();
    const { last, messageId, response } = await asking;
    expect(last).toMatchObject({ event: 'error', code: 'CH03', message: expect.stringMatching(/[가-힣]/) });
    expect(response.body).not.toMatch(/sk-secret|boom|127\.0\.0\.1/);
    expect(await storedMessage(portal, messageId)).toMatchObject({ status: 'failed', answer: '반쯤' });
  });

  it('cannot be reached', async () => {
    const portal = await portalAsking({ provider: 'openai', url: 'http://127.0.0.1:1/v1', key: null, model: 'm' });
    expect((await browserOf(portal).ask(QUESTION)).last).toMatchObject({ event: 'error', code: 'CH03' });
  });
});

it('a model that never ends is let go of when the visitor stops it', async () => {
  const { upstream, portal, browser } = await open((_received, response) => {
    stream(response).write(chunk({ content: '끝없이 ' }));
  });
  const asking = browser.ask(QUESTION);
  const stored = () => portal.context.db.selectFrom('chat_message').selectAll().executeTakeFirst();
  await vi.waitFor(async () => expect((await stored())?.answer).toBe('끝없이 '), 10_000);
  const { task_id } = (await stored()) ?? { task_id: '' };
  const stopped = await browser.call('POST', `/v1/chat-messages/${task_id}/stop`, { user: 'admin' });
  expect(stopped.json()).toEqual({ result: 'success' });
  const resources = [{ document_id: portal.documentId }];
  expect((await asking).last).toMatchObject({
    event: 'message_end',
    metadata: { state: 'interrupted', retriever_resources: resources },
  });
  await vi.waitFor(() => expect(upstream.left).toEqual(['/v1/chat/completions']), 10_000);
});
