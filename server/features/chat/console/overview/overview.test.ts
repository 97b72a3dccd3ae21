import { expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import type { AnswerEngine } from '#server/features/chat/chat-engine.ts';
import { browserOf, engineOf, says, storedMessage } from '#server/features/chat/chat.fixture.ts';
import { startUpstream } from '#server/features/chat/upstream/upstream.fixture.ts';

async function openPortal(engine: AnswerEngine = says('답변입니다.')) {
  const portal = await buildTestApp({}, { engine });
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const turn = (isOn: boolean) => portal.post('/api/v1/admin/assistant/switch', { isOn }, { token });
  const overview = async () => (await portal.post('/api/v1/admin/assistant/overview', undefined, { token })).data;
  const test = async () => (await portal.post('/api/v1/admin/assistant/test', undefined, { token })).data;
  return { portal, turn, overview, test };
}

it('answers nothing but where to ask, from the next question on, while it is switched off', async () => {
  const engine = says('답변입니다.');
  const { portal, turn, overview } = await openPortal(engine);
  const visitor = browserOf(portal);
  expect((await visitor.ask('질문')).answer).toBe('답변입니다.');
  await turn(false);
  const { answer, last, messageId } = await visitor.ask('질문');
  expect(answer).toContain('지금은 AI 어시스턴트를 운영하지 않습니다.');
  expect(answer).toContain('(/qnaRegister)');
  expect(answer).toContain('(/contact)');
  expect(last?.event).toBe('message_end');
  expect((await storedMessage(portal, messageId)).engine).toBe('off');
  const blocking = await visitor.call('POST', '/v1/chat-messages', {
    query: '질문',
    inputs: {},
    response_mode: 'blocking',
    user: 'admin',
  });
  expect(blocking.json().answer).toContain('지금은 AI 어시스턴트를 운영하지 않습니다.');
  expect((await visitor.call('GET', '/v1/parameters?user=admin')).json()).toMatchObject({
    is_on: false,
    opening_statement: expect.stringContaining('지금은 AI 어시스턴트를 운영하지 않습니다.'),
    suggested_questions: [],
  });
  expect(engine.asked).toHaveLength(1);
  expect(await overview()).toMatchObject({ isOn: false, counts: { questions: 1 } });
  await turn(true);
  await turn(true);
  expect((await visitor.ask('질문')).answer).toBe('답변입니다.');
  expect((await auditOf(portal)).map(({ action, detail }) => [action, detail])).toEqual([
    ['assistant.switch', '끔'],
    ['assistant.switch', '켬'],
  ]);
});

it('counts the last 30 days', async () => {
  const { portal, overview } = await openPortal();
  const visitor = browserOf(portal);
  const { db } = portal.context;
  await visitor.ask('오래된 질문');
  await db.updateTable('chat_message').set({ created_at: '2026-10-22T02:59:59.000Z' }).execute();
  expect((await overview()).counts).toEqual({
    questions: 0,
    answered: 0,
    unanswered: 0,
    failed: 0,
    likes: 0,
    dislikes: 0,
    medianFirstPartMs: null,
  });
  const [{ messageId }] = [await visitor.ask('하나'), await visitor.ask('둘'), await visitor.ask('셋')];
  await visitor.call('POST', `/v1/messages/${messageId}/feedbacks`, { rating: 'like', user: 'admin' });
  await db.updateTable('chat_message').set({ first_part_ms: 40 }).execute();
  await db
    .updateTable('chat_message')
    .set({ first_part_ms: 900, status: 'unanswered' })
    .where('id', '=', messageId)
    .execute();
  expect(await overview()).toEqual({
    isOn: true,
    provider: 'builtin',
    testQuestion: '제품을 설치하려면 무엇이 필요한가요?',
    counts: { questions: 3, answered: 2, unanswered: 1, failed: 0, likes: 1, dislikes: 0, medianFirstPartMs: 40 },
  });
});

it('tests who answers, and keeps nothing of it', async () => {
  const { portal, test } = await openPortal();
  expect(await test()).toEqual({
    answer: '답변입니다.',
    isUnanswered: false,
    firstPartMs: expect.any(Number),
    tookMs: expect.any(Number),
    error: null,
  });
  expect(await portal.context.db.selectFrom('chat_message').selectAll().execute()).toEqual([]);
});

it('tests with a question that the portal answers, and asks a model although there is nothing to ask it about', async () => {
  const engine = says('답');
  const { portal, overview, test } = await openPortal(engine);
  await makeDocument(portal, { boardType: 'faq', title: '라이선스는 어떻게 옮기나요?' });
  expect((await overview()).testQuestion).toBe('라이선스는 어떻게 옮기나요?');
  await test();
  expect(engine.asked[0]).toMatchObject({ query: '라이선스는 어떻게 옮기나요?', actor: null, isTest: true });

  const upstream = await startUpstream((_received, response) => response.writeHead(401).end('{}'));
  const empty = await buildTestApp({ chat: { provider: 'openai', url: upstream.url, key: 'sk-secret', model: 'm' } });
  const { token } = await makeUser(empty, { roles: ['ROLE_ADMIN'] });
  const { data } = await empty.post('/api/v1/admin/assistant/test', undefined, { token });
  expect(data.error).toBe(new AppError('CH04').message);
  expect(upstream.received).toHaveLength(1);
});

it('says in Korean what is wrong with who answers', async () => {
  const refused = await openPortal({
    answer: () => {
      throw new AppError('CH04');
    },
  });
  expect(await refused.test()).toMatchObject({ answer: '', firstPartMs: null, error: new AppError('CH04').message });
  const silent = await openPortal(engineOf());
  expect(await silent.test()).toMatchObject({ error: '답변을 가져오지 못했습니다. 잠시 후 다시 질문해주세요.' });
  const broken = await openPortal({
    answer: () => {
      throw new TypeError('fetch failed');
    },
  });
  expect((await broken.test()).error).toBe('답변을 가져오지 못했습니다. 잠시 후 다시 질문해주세요.');
});
