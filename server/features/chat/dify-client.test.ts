import type { Readable } from 'node:stream';
import { ChatClient } from 'dify-client';
import { expect, it, vi } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import type { AnswerEngine } from './chat-engine.ts';
import { engineOf, eventsIn, hanging } from './chat.fixture.ts';
import { createKey } from './console/keys/key.queries.ts';

const USER = 'customer-7';

/** The public client, as it is, against the listening portal. */
async function connect(engine: AnswerEngine) {
  const portal = await buildTestApp({}, { engine });
  await makeDocument(portal, { boardType: 'faq', title: '라이선스는 어떻게 옮기나요?' });
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { key } = await createKey(
    portal.context.db,
    { name: '고객 포털', createdBy: admin.id },
    '2026-11-21T03:00:00.000Z',
  );
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  return { portal, client: new ChatClient(key, `${origin}/v1`), origin };
}

async function textOf(stream: Readable) {
  let text = '';
  for await (const piece of stream.setEncoding('utf8')) text += piece as string;
  return text;
}

const answering = () =>
  engineOf(
    { kind: 'text', text: '매달 {25일}' },
    { kind: 'text', text: '입니다.' },
    { kind: 'suggested', questions: ['라이선스는 어떻게 옮기나요?'] },
  );

it('a public client of Dify works unchanged: blocking, conversation, feedback, lists, suggestions, parameters', async () => {
  const { client } = await connect(answering());
  const { data: first } = await client.createChatMessage({}, '서버 점검은 언제 하나요?', USER);
  expect(first).toMatchObject({ event: 'message', mode: 'chat', answer: '매달 {25일}입니다.' });
  const { data: second } = await client.createChatMessage({}, '그럼 누가?', USER, false, first.conversation_id);
  expect(second.conversation_id).toBe(first.conversation_id);

  expect((await client.messageFeedback(second.message_id, 'like' as never, USER)).data).toEqual({ result: 'success' });
  const { data: list } = await client.getConversations(USER);
  expect(list.data).toMatchObject([{ id: first.conversation_id, name: '서버 점검은 언제 하나요?' }]);
  const { data: messages } = await client.getConversationMessages(USER, first.conversation_id);
  expect(messages.data).toMatchObject([
    { query: '서버 점검은 언제 하나요?', feedback: null },
    { query: '그럼 누가?', feedback: { rating: 'like' } },
  ]);
  const { data: suggested } = await client.sendRequest('GET', `/messages/${second.message_id}/suggested`, null, {
    user: USER,
  });
  expect(suggested).toEqual({ result: 'success', data: ['라이선스는 어떻게 옮기나요?'] });
  const { data: parameters } = await client.getApplicationParameters(USER);
  expect(parameters).toMatchObject({ suggested_questions: ['라이선스는 어떻게 옮기나요?'] });

  const { data: renamed } = await client.renameConversation(first.conversation_id, '점검 일정', USER);
  expect(renamed).toMatchObject({ id: first.conversation_id, name: '점검 일정' });
  expect((await client.getConversations(USER)).data.data).toMatchObject([{ name: '점검 일정' }]);
  const { data: named } = await client.sendRequest('POST', `/conversations/${first.conversation_id}/name`, {
    auto_generate: true,
    user: USER,
  });
  expect(named).toMatchObject({ name: '서버 점검은 언제 하나요?' });

  expect((await client.getConversations('somebody-else')).data.data).toEqual([]);
  expect((await client.deleteConversation(first.conversation_id, USER)).data).toEqual({ result: 'success' });
  expect((await client.getConversations(USER)).data.data).toEqual([]);
});

it('a public client of Dify streams and stops', async () => {
  const streaming = await connect(answering());
  const { data, headers } = await streaming.client.createChatMessage({}, '서버 점검은?', USER, true);
  expect(headers['content-type']).toContain('text/event-stream');
  expect(eventsIn(await textOf(data)).map(({ event }) => event)).toEqual([
    'workflow_started',
    'message',
    'message',
    'message_end',
  ]);

  const { client } = await connect(hanging('끝없이'));
  const { data: endless } = await client.createChatMessage({}, '질문', USER, true);
  let heard = '';
  const reading = (async () => {
    for await (const piece of (endless as Readable).setEncoding('utf8')) heard += piece as string;
  })();
  await vi.waitFor(() => expect(heard).toContain('끝없이'), 10_000);
  const task_id = eventsIn(heard)[0]?.task_id;
  const stopped = await client.sendRequest('POST', `/chat-messages/${String(task_id)}/stop`, { user: USER });
  expect(stopped.data).toEqual({ result: 'success' });
  await reading;
  expect(eventsIn(heard).at(-1)).toMatchObject({ event: 'message_end' });
});

it('a public client of Dify hears refusals as Dify words them', async () => {
  const { client, origin } = await connect(answering());
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: { response: { status: number; data: unknown } }) => [error.response.status, error.response.data],
    );
  expect(await refusal(client.createChatMessage({}, ' ', USER))).toMatchObject([400, { code: 'invalid_param' }]);
  expect(await refusal(client.deleteConversation('6c4e2f5e-0b7e-4b6e-9a3b-3f0a5b0c1d2e', USER))).toMatchObject([
    404,
    { code: 'not_found' },
  ]);
  const stranger = new ChatClient('app-wrong', `${origin}/v1`);
  expect(await refusal(stranger.getConversations(USER))).toMatchObject([401, { code: 'unauthorized' }]);
});
