import { expect, it } from 'vitest';
import { removeEmptyGaps } from './gap.queries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { builtinEngine } from '#server/features/chat/builtin/builtin-engine.ts';
import { browserOf } from '#server/features/chat/chat.fixture.ts';
import { askPublishedAgain } from './ask-again.ts';

interface Gap {
  gapId: string;
  state: string;
  count: number;
  faq: { documentId: string; isUsed: boolean } | null;
  questions: {
    question: string;
    isDisliked: boolean;
    comment: string;
    again: { isAnswered: boolean; answer: string } | null;
  }[];
}

async function openPortal() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const as = { token: admin.token };
  const gaps = async (tab: 'todo' | 'drafted' | 'answered' | 'dismissed' = 'todo') =>
    (await portal.post('/api/v1/admin/assistant/gaps', { tab }, as)).data as { list: Gap[]; counts: object };
  /** As the form does: proposed, saved as an FAQ, and linked. */
  const draft = async (gapId: string) => {
    const { data } = await portal.post('/api/v1/admin/assistant/gap-draft', { gapId }, as);
    const { documentId } = (await portal.post('/api/v1/board/write', { boardType: 'faq', ...data }, as)).data;
    const linked = await portal.post('/api/v1/admin/assistant/gap-drafted', { gapId, documentId }, as);
    return linked.data.documentId as string;
  };
  return { portal, admin, as, gaps, draft, visitor: browserOf(portal) };
}

/** As an administrator does it in the form. */
async function publish(portal: TestApp, as: { token: string }, documentId: string, bodyHtml: string) {
  const form = await portal.post('/api/v1/board/regData', { boardType: 'faq', documentId }, as);
  const { version, title, category, fields } = form.data.document;
  const input = { documentId, version, title, category, bodyHtml, fields: { ...fields, isUsed: 'true' } };
  expect(await portal.post('/api/v1/board/update', input, as)).toMatchObject({ status: 200 });
}

const askAgain = ({ context }: TestApp) => askPublishedAgain(context, builtinEngine(context));

it('gathers what found no answer by what was meant, the most asked first, without personal data', async () => {
  const { portal, gaps, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  portal.advance(1000);
  await visitor.ask('구내식당 메뉴가 궁금합니다. hong@example.com 으로 알려주세요');
  portal.advance(1000);
  await visitor.ask('주차장 어디 있어요?');
  const { list, counts } = await gaps();
  expect(list.map(({ count, state }) => [count, state])).toEqual([
    [2, 'open'],
    [1, 'open'],
  ]);
  expect(list[0]?.questions.map(({ question }) => question)).toEqual([
    '주차장 어디 있어요?',
    '주차장은 어디에 있나요?',
  ]);
  expect(list[1]?.questions[0]?.question).toContain('h***@example.com');
  expect(counts).toEqual({ todo: 2, drafted: 0, answered: 0, dismissed: 0 });
});

it('leaves out what asks nothing', async () => {
  const { gaps, visitor } = await openPortal();
  for (const query of [
    'ㄱㅅ',
    '네',
    'ㅋㅋㅋ',
    '별로 도움이 안되네',
    '???',
    '<script>alert(1)</script>',
    'DROP TABLE users;',
  ])
    await visitor.ask(query);
  expect((await gaps()).list).toEqual([]);
});

it('gathers what did not help, for as long as the visitor says so', async () => {
  const { portal, gaps, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'faq',
    title: '라이선스를 갱신하는 방법',
    bodyText: '관리자 화면에서 라이선스를 갱신합니다.',
  });
  const { messageId } = await visitor.ask('라이선스를 갱신하는 방법');
  expect((await gaps()).list).toEqual([]);
  const rate = (rating: string | null) =>
    visitor.call('POST', `/v1/messages/${messageId}/feedbacks`, {
      rating,
      user: 'admin',
      content: '010-1234-5678로 연락 주세요',
    });
  await rate('dislike');
  expect((await gaps()).list[0]?.questions).toMatchObject([
    { isDisliked: true, comment: '010-****-5678로 연락 주세요' },
  ]);
  await rate('like');
  expect((await gaps()).list).toEqual([]);
});

it('forgets questions with the conversation that the visitor deleted', async () => {
  const { gaps, visitor } = await openPortal();
  const { conversationId } = await visitor.ask('주차장은 어디에 있나요?');
  expect((await gaps()).list).toHaveLength(1);
  await visitor.call('DELETE', `/v1/conversations/${conversationId}`, { user: 'admin' });
  expect((await gaps()).list).toEqual([]);
});

it('proposes a FAQ and creates nothing until it is saved, and links no other document', async () => {
  const { portal, as, gaps, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  const gapId = (await gaps()).list[0]?.gapId ?? '';
  const { data } = await portal.post('/api/v1/admin/assistant/gap-draft', { gapId }, as);
  expect(data).toMatchObject({ title: '주차장은 어디에 있나요?', fields: { isUsed: '' } });
  expect(await portal.context.db.selectFrom('document').select('id').execute()).toEqual([]);
  expect((await gaps()).list).toMatchObject([{ state: 'open', faq: null }]);
  const documentId = await makeDocument(portal, { boardType: 'notice' });
  const link = (id: string) => portal.post('/api/v1/admin/assistant/gap-drafted', { gapId: id, documentId }, as);
  expect(await link(gapId)).toMatchObject({ status: 404 });
  expect(await link('nowhere')).toMatchObject({ status: 404 });
});

it('quotes what is public line by line, without the marks of lists and tables', async () => {
  const { portal, as, gaps, visitor } = await openPortal();
  const bodyText = '주차장은 이렇게 씁니다.\n- 정문으로 들어옵니다.\n\n1. 주차장에 세웁니다.\n요일 | 요금';
  await visitor.ask('주차장 요금은 얼마인가요?');
  const gapId = (await gaps()).list[0]?.gapId ?? '';
  await makeDocument(portal, { boardType: 'notice', title: '주차장 안내', bodyText });
  const { data } = await portal.post('/api/v1/admin/assistant/gap-draft', { gapId }, as);
  expect(data.bodyHtml).toContain(
    '<p>주차장은 이렇게 씁니다.<br>정문으로 들어옵니다.<br>주차장에 세웁니다.<br>요일: 요금</p>',
  );
});

it('makes a FAQ that nobody sees yet, once, with the other wordings and only what everybody may read', async () => {
  const { portal, as, gaps, draft, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'qna',
    title: '주차장 비밀',
    bodyText: '주차장 비밀번호는 4321번입니다.',
    isPrivate: true,
  });
  await makeDocument(portal, {
    boardType: 'notice',
    title: '방문 안내',
    bodyText: '<방문> 차량은 주차장 정문으로 들어옵니다.',
  });
  await visitor.ask('주차장 요금은 얼마인가요? 010-1234-5678');
  portal.advance(1000);
  await visitor.ask('주차장 요금 얼마예요?');
  const [gap] = (await gaps()).list;
  const [first, second] = await Promise.all([draft(gap?.gapId ?? ''), draft(gap?.gapId ?? '')]);
  expect(second).toBe(first);
  const row = await portal.context.db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ board_type: 'faq', title: '주차장 요금 얼마예요?', is_hidden: 1 });
  expect(JSON.parse(row.fields)).toEqual({ variants: '주차장 요금은 얼마인가요? 010-****-5678', isUsed: '' });
  expect(row.body_text).toContain('초안입니다.');
  expect(row.body_text).toContain('주차장 정문으로');
  expect(row.body_text).not.toContain('4321');
  const list = await portal.post('/api/v1/board/list', { boardType: 'faq' });
  expect(list.data.list).toEqual([]);
  expect((await gaps('drafted')).list).toMatchObject([{ state: 'drafted', faq: { documentId: first, isUsed: false } }]);
  expect(await auditOf(portal)).toMatchObject([{ action: 'assistant.draft', target: '주차장 요금 얼마예요?' }]);
  await askAgain(portal);
  expect((await gaps('drafted')).list[0]?.questions[0]?.again).toBeNull();
  await portal.post('/api/v1/board/deleteDocument', { documentId: first }, as);
  await askAgain(portal);
  expect((await gaps()).list).toMatchObject([{ state: 'open', faq: null }]);
});

it('quotes nothing in the FAQ where nothing comes near the question', async () => {
  const { portal, gaps, draft, visitor } = await openPortal();
  await makeDocument(portal, {
    boardType: 'faq',
    title: '광고 메일이나 문자를 그만 받고 싶습니다',
    bodyText: '회원정보 수정에서 이메일과 문자 보내기 동의를 거두실 수 있습니다.',
  });
  await visitor.ask('화성에 감자를 심으려면요?');
  const documentId = await draft((await gaps()).list[0]?.gapId ?? '');
  const { body_text } = await portal.context.db
    .selectFrom('document')
    .select('body_text')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  expect(body_text).not.toMatch(/동의|광고/);
  expect(body_text).toContain('이곳에 답변을 작성해주세요.');
});

it('asks again once the FAQ is published, and says what came of it', async () => {
  const { portal, as, gaps, draft, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  const [gap] = (await gaps()).list;
  const documentId = await draft(gap?.gapId ?? '');
  portal.advance(1000);
  await publish(portal, as, documentId, '<p>주차장은 건물 지하 2층에 있습니다.</p>');
  await askAgain(portal);
  const [answered] = (await gaps('answered')).list;
  expect(answered).toMatchObject({ state: 'answered', count: 1, faq: { documentId, isUsed: true } });
  expect(answered?.questions[0]?.again).toMatchObject({
    isAnswered: true,
    answer: expect.stringContaining('지하 2층'),
  });
  // Somebody asks the same and is not helped: there is work again.
  portal.advance(1000);
  const { messageId } = await visitor.ask('주차장 어디 있어요?');
  await visitor.call('POST', `/v1/messages/${messageId}/feedbacks`, { rating: 'dislike', user: 'admin' });
  expect((await gaps()).list).toMatchObject([{ state: 'missed', count: 2 }]);
});

it('asks again also when the group was put aside and taken back before the FAQ was published', async () => {
  const { portal, as, gaps, draft, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  const gapId = (await gaps()).list[0]?.gapId ?? '';
  const documentId = await draft(gapId);
  for (const isDismissed of [true, false])
    await portal.post('/api/v1/admin/assistant/gap-dismiss', { gapId, isDismissed }, as);
  expect((await gaps('drafted')).list).toMatchObject([{ state: 'drafted', faq: { documentId } }]);
  portal.advance(1000);
  await publish(portal, as, documentId, '<p>주차장은 건물 지하 2층에 있습니다.</p>');
  await askAgain(portal);
  expect((await gaps('answered')).list).toMatchObject([{ state: 'answered' }]);
});

it('leaves no group being asked for ever whose FAQ was thrown away meanwhile', async () => {
  const { portal, as, gaps, draft, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  const documentId = await draft((await gaps()).list[0]?.gapId ?? '');
  await portal.context.db.updateTable('chat_gap').set({ state: 'asking' }).execute();
  await portal.post('/api/v1/board/deleteDocument', { documentId }, as);
  await askAgain(portal);
  expect((await gaps()).list).toMatchObject([{ state: 'open', faq: null }]);
});

it('says when the FAQ does not answer, and asks again when it was changed', async () => {
  const { portal, as, gaps, draft, visitor } = await openPortal();
  await visitor.ask('주차장은 어디에 있나요?');
  const [gap] = (await gaps()).list;
  const documentId = await draft(gap?.gapId ?? '');
  portal.advance(1000);
  const engine = {
    async *answer() {
      yield { kind: 'text', text: '못 찾았습니다.' } as const;
      yield { kind: 'unanswered' } as const;
    },
  };
  await publish(portal, as, documentId, '<p>자세한 내용을 준비하고 있습니다.</p>');
  await askPublishedAgain(portal.context, engine);
  const missed = (await gaps()).list[0];
  expect(missed).toMatchObject({ state: 'missed', questions: [{ again: { isAnswered: false } }] });
  portal.advance(1000);
  await askAgain(portal);
  expect((await gaps()).list[0]?.state).toBe('missed');
  await publish(portal, as, documentId, '<p>주차장은 건물 지하 2층에 있습니다.</p>');
  await askAgain(portal);
  expect((await gaps('answered')).list[0]?.state).toBe('answered');
});

it('counts a group whose questions were deleted meanwhile as put aside, and takes it back no more', async () => {
  const { portal, as, gaps, visitor } = await openPortal();
  const { conversationId } = await visitor.ask('오늘 점심 메뉴는 무엇인가요?');
  const gapId = (await gaps()).list[0]?.gapId ?? '';
  await portal.post('/api/v1/admin/assistant/conversation-delete', { conversationId }, as);
  await removeEmptyGaps(portal.context.db);
  const dismiss = (isDismissed: boolean) =>
    portal.post('/api/v1/admin/assistant/gap-dismiss', { gapId, isDismissed }, as);
  expect(await dismiss(true)).toMatchObject({ status: 200 });
  expect(await dismiss(false)).toMatchObject({ status: 404 });
});

it('puts a group aside and takes it back, and writes it down', async () => {
  const { portal, as, gaps, visitor } = await openPortal();
  await visitor.ask('오늘 점심 메뉴는 무엇인가요?');
  const gapId = (await gaps()).list[0]?.gapId ?? '';
  const dismiss = (isDismissed: boolean) =>
    portal.post('/api/v1/admin/assistant/gap-dismiss', { gapId, isDismissed }, as);
  await dismiss(true);
  await visitor.ask('오늘 점심 메뉴는 무엇인가요?');
  expect((await gaps()).list).toEqual([]);
  expect((await gaps('dismissed')).list).toMatchObject([{ count: 2 }]);
  await dismiss(false);
  await dismiss(false);
  expect((await gaps()).list).toHaveLength(1);
  const written = await auditOf(portal);
  expect(written.map(({ detail }) => detail)).toEqual(['제외함', '되돌림']);
  expect(
    written.map(({ target }) => target),
    'no words of visitors',
  ).toEqual([gapId, gapId]);
});
