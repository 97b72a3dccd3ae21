import { expect, it } from 'vitest';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { browserOf } from '#server/features/chat/chat.fixture.ts';

async function openPortal() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const list = async (input: object = {}) =>
    (await portal.post('/api/v1/admin/assistant/conversations', input, { token })).data;
  const open = (conversationId: string) =>
    portal.post('/api/v1/admin/assistant/conversation', { conversationId }, { token });
  const titles = async (input: object) => (await list(input)).list.map(({ title }: { title: string }) => title);
  return { portal, token, list, titles, open, visitor: browserOf(portal) };
}

it('lists what was asked, the newest first, and finds it by word, state, rating and day', async () => {
  const { portal, list, titles, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'faq',
    title: '라이선스를 갱신하는 방법',
    bodyText: '관리 화면에서 갱신합니다.',
  });
  const { messageId } = await visitor.ask('라이선스를 갱신하는 방법');
  portal.advance(1000);
  await visitor.ask('주차장은 어디인가요? 010-1234-5678');
  await visitor.call('POST', `/v1/messages/${messageId}/feedbacks`, { rating: 'dislike', user: 'admin' });
  expect(await list()).toMatchObject({
    totalCount: 2,
    list: [
      { title: '주차장은 어디인가요? 010-****-5678', questionCount: 1, unansweredCount: 1, dislikeCount: 0 },
      { title: '라이선스를 갱신하는 방법', unansweredCount: 0, dislikeCount: 1, isMember: false },
    ],
  });
  const [parking, license] = ['주차장은 어디인가요? 010-****-5678', '라이선스를 갱신하는 방법'];
  expect(await titles({ q: '주차장' })).toEqual([parking]);
  expect(await titles({ q: '%' })).toEqual([]);
  expect(await titles({ state: 'unanswered' })).toEqual([parking]);
  expect(await titles({ rating: 'dislike' })).toEqual([license]);
  expect(await titles({ from: '2026-11-21', until: '2026-11-21' })).toEqual([parking, license]);
  expect(await titles({ from: '2026-11-22' })).toEqual([]);
});

it('opens one without what is personal, and writes down who did', async () => {
  const { portal, open, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'faq',
    title: '라이선스를 갱신하는 방법',
    bodyText: '관리 화면에서 라이선스를 갱신합니다.',
  });
  const { conversationId } = await visitor.ask('라이선스를 갱신하는 방법');
  await visitor.ask('제 메일은 hong@example.com입니다', { conversation_id: conversationId });
  const { data } = await open(conversationId);
  expect(data.messages[1].question).toBe('제 메일은 h***@example.com입니다');
  expect(JSON.stringify(data)).not.toContain('hong@');
  expect(data.messages[0]).toMatchObject({
    status: 'answered',
    tookMs: expect.any(Number),
    sources: [{ place: 'FAQ', title: '라이선스를 갱신하는 방법' }],
  });
  expect(await auditOf(portal)).toMatchObject([{ action: 'assistant.open', target: conversationId }]);
  expect(JSON.stringify(await auditOf(portal))).not.toContain('hong@');
  expect(await open('nothing')).toMatchObject({ status: 404 });
});

it('tells of each question that found no answer what group it belongs to, and how far that is', async () => {
  const { portal, token, open, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'faq',
    title: '라이선스를 갱신하는 방법',
    bodyText: '관리 화면에서 라이선스를 갱신합니다.',
  });
  const { conversationId } = await visitor.ask('라이선스를 갱신하는 방법');
  await visitor.ask('주차장은 어디인가요?', { conversation_id: conversationId });
  const gapsShown = async () => (await open(conversationId)).data.messages.map(({ gap }: { gap: unknown }) => gap);
  const [none, gap] = await gapsShown();
  expect([none, gap]).toEqual([null, { gapId: expect.any(String), state: 'open', faq: null }]);
  await portal.post('/api/v1/admin/assistant/gap-dismiss', { gapId: gap.gapId, isDismissed: true }, { token });
  expect(await gapsShown()).toEqual([null, { ...gap, state: 'dismissed' }]);
});

it('shows no source that is gone since', async () => {
  const { portal, open, token, visitor } = await openPortal();
  const documentId = await makeDocument(portal, {
    boardType: 'faq',
    title: '라이선스를 갱신하는 방법',
    bodyText: '관리 화면에서 라이선스를 갱신합니다.',
  });
  const { conversationId } = await visitor.ask('라이선스를 갱신하는 방법');
  await portal.post('/api/v1/board/deleteDocument', { documentId }, { token });
  expect((await open(conversationId)).data.messages[0].sources).toEqual([]);
});

it('deletes one for good', async () => {
  const { portal, token, list, visitor } = await openPortal();
  const { conversationId } = await visitor.ask('주차장은 어디인가요?');
  const erase = () => portal.post('/api/v1/admin/assistant/conversation-delete', { conversationId }, { token });
  expect(await erase()).toMatchObject({ status: 200 });
  // A colleague was first, or the visitor.
  expect(await erase()).toMatchObject({ status: 200 });
  expect((await list()).totalCount).toBe(0);
  expect(await portal.context.db.selectFrom('chat_message').selectAll().execute()).toEqual([]);
  expect(await auditOf(portal)).toMatchObject([{ action: 'assistant.erase', target: conversationId }]);
});

it('counts the questions of a filter as the overview and the dashboard do, several of a conversation included', async () => {
  const { portal, token, list, visitor } = await openPortal();
  const { conversationId } = await visitor.ask('주차장은 어디인가요?');
  await visitor.ask('주차 요금은 얼마인가요?', { conversation_id: conversationId });
  const gone = await visitor.ask('셔틀버스는 어디서 타나요?');
  const { conversationId: hidden } = await visitor.ask('식당은 어디인가요?');
  await visitor.call('DELETE', `/v1/conversations/${hidden}`, { user: 'admin' });
  await portal.post('/api/v1/admin/assistant/switch', { isOn: false }, { token });
  await visitor.ask('지금도 답하나요?');
  await portal.post('/api/v1/admin/assistant/conversation-delete', { conversationId: gone.conversationId }, { token });
  const period = { from: '2026-10-23', until: '2026-11-21' };
  const { counts } = (await portal.post('/api/v1/admin/assistant/overview', undefined, { token })).data;
  const { assistant } = (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data;
  expect(counts).toMatchObject({ questions: 2, answered: 0, unanswered: 2 });
  expect(assistant).toMatchObject({ answered: 0, unanswered: 2, failed: 0, disliked: 0 });
  expect(assistant.gaps, 'the questions of that number').toHaveLength(2);
  expect((await list(period)).questionCount).toBe(2);
  expect(await list({ ...period, state: 'unanswered' })).toMatchObject({ totalCount: 1, questionCount: 2 });
  expect(await list({ ...period, state: 'answered' })).toMatchObject({ totalCount: 0, questionCount: 0 });
});
