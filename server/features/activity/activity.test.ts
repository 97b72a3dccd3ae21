import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/calls.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { saveNotification } from '#server/notifications/notify-member.ts';
import { sweepPrivacy } from '#server/features/privacy/retention/sweep-privacy.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

const LIST = '/api/v1/user/notifications';
const UNREAD = '/api/v1/user/notifications-unread';
const READ = '/api/v1/user/notifications-read';
const MAIL = '/api/v1/user/notification-mail';
const COUNTS = '/api/v1/user/activity-counts';

async function people() {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const other = await makeUser(portal);
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, { author, title: '로봇이 멈춥니다' });
  const reply = async (by: MadeUser, input: object = {}) => {
    const given = { documentId, bodyHtml: '<p>확인해 보세요.</p>', ...input };
    return (await portal.post('/api/v1/board/writeReply', given, { token: by.token })).data.replyId as string;
  };
  return { portal, author, other, manager, documentId, reply };
}

const listOf = async (portal: TestApp, { token }: MadeUser): Promise<OutputOf<typeof LIST>> =>
  (await portal.post(LIST, {}, { token })).data;
const unreadOf = async (portal: TestApp, token?: string) =>
  (await portal.post(UNREAD, undefined, { token })).data.count;

async function inquiryOf(portal: TestApp, { token }: MadeUser) {
  const { data } = await portal.post('/api/v1/free/write', submissionOf(), { token });
  const row = portal.context.db.selectFrom('inquiry').select('id').where('number', '=', data.contractNumber);
  return { number: data.contractNumber as string, contractId: (await row.executeTakeFirstOrThrow()).id };
}

describe('내 활동: notifications', () => {
  it('tell the author of an answer, a comment and a request for more, newest first, until they are read', async () => {
    const { portal, author, other, manager, documentId, reply } = await people();
    await reply(manager, { isOfficial: true });
    portal.advance(1000);
    await reply(other);
    portal.advance(1000);
    await portal.post(
      '/api/v1/board/answer-state',
      { documentId, answerState: '추가정보요청' },
      { token: manager.token },
    );
    const { list, totalCount } = await listOf(portal, author);
    expect(list.map(({ kind }) => kind)).toEqual(['info-requested', 'replied', 'answered']);
    expect(list[0]).toMatchObject({
      title: '로봇이 멈춥니다',
      document: { documentId, boardType: 'qna' },
      isUnread: true,
    });
    expect([totalCount, await unreadOf(portal, author.token)]).toEqual([3, 3]);
    const notificationIds = list.slice(0, 2).map(({ notificationId }) => notificationId);
    expect((await portal.post(READ, { notificationIds }, { token: author.token })).data).toEqual({ count: 1 });
    expect((await listOf(portal, author)).list.map(({ isUnread }) => isUnread)).toEqual([false, false, true]);
  });

  it('are read by opening the document that they tell of, by its member alone', async () => {
    const { portal, author, other, documentId, reply } = await people();
    await reply(other);
    await portal.post('/api/v1/board/detail', { documentId }, { token: other.token });
    expect(await unreadOf(portal, author.token)).toBe(1);
    await portal.post('/api/v1/board/detail', { documentId }, { token: author.token });
    expect(await unreadOf(portal, author.token)).toBe(0);
  });

  it('do not come of one’s own acts, and many comments are one until it is read', async () => {
    const { portal, author, other, reply } = await people();
    await reply(author);
    expect(await unreadOf(portal, author.token)).toBe(0);
    for (let count = 0; count < 5; count += 1) await reply(other);
    expect(await unreadOf(portal, author.token)).toBe(1);
  });

  it('tell whoever answered that the answer was accepted, by mail, too', async () => {
    const { portal, author, other, documentId, reply } = await people();
    const replyId = await reply(other);
    await portal.sentMail();
    await portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token });
    expect((await listOf(portal, other)).list).toMatchObject([{ kind: 'accepted', document: { documentId } }]);
    const mail = (await portal.sentMail()).at(-1);
    expect(mail).toMatchObject({ to: other.email, subject: '[AION-U] 남겨주신 답변이 채택되었습니다' });
    expect(mail?.text).toContain(`/qnaDetail/${documentId}`);
  });

  it('tell the state of an inquiry and its answer to whoever sent it logged in', async () => {
    const { portal, author, other, manager } = await people();
    const { number, contractId } = await inquiryOf(portal, author);
    await portal.post('/api/v1/free/update', { contractId, status: '진행중' }, { token: manager.token });
    portal.advance(1000);
    const message = '시연 일정을 안내해 드립니다. 감사합니다.';
    await portal.post('/api/v1/free/answer', { contractId, message }, { token: manager.token });
    expect((await listOf(portal, author)).list).toMatchObject([
      { kind: 'inquiry-answered', title: number, document: null },
      { kind: 'inquiry-status', title: number, detail: '진행중' },
    ]);
    expect((await listOf(portal, other)).list).toEqual([]);
    await portal.post('/api/v1/user/withdraw-contract-consent', { contractNumber: number }, { token: author.token });
    expect((await listOf(portal, author)).list).toEqual([]);
  });

  it('tell an answer once that also sets the inquiry to contacted', async () => {
    const { portal, author, manager } = await people();
    const { contractId } = await inquiryOf(portal, author);
    const message = '시연 일정을 안내해 드립니다. 감사합니다.';
    await portal.post('/api/v1/free/answer', { contractId, message, isContact: true }, { token: manager.token });
    const row = await portal.context.db
      .selectFrom('inquiry')
      .select('status')
      .where('id', '=', contractId)
      .executeTakeFirst();
    expect(row?.status).toBe('연락완료');
    expect((await listOf(portal, author)).list.map(({ kind }: { kind: string }) => kind)).toEqual(['inquiry-answered']);
  });

  it('tell the review of a market entry in each of its states', async () => {
    const { portal, author, manager } = await people();
    const documentId = await makeDocument(portal, { boardType: 'market', author, title: '송장 정리', isHidden: true });
    await portal.context.db
      .updateTable('document')
      .set({ review_state: '심사요청' })
      .where('id', '=', documentId)
      .execute();
    const decide = (reviewState: '심사중' | '반려', note = '') =>
      portal.post('/api/v1/market/decide', { documentId, version: 1, versionIds: [], reviewState, note }, manager);
    await decide('심사중');
    expect((await listOf(portal, author)).list).toMatchObject([{ kind: 'review-state', detail: '심사중' }]);
    await decide('반려', '설명을 보완해주세요.');
    expect((await listOf(portal, author)).list).toMatchObject([
      { kind: 'review-state', detail: '반려', title: '송장 정리' },
    ]);
  });

  it('say nothing of a document that the member may no longer read', async () => {
    const { portal, author, other, documentId, reply } = await people();
    const replyId = await reply(other);
    await portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token });
    expect(await unreadOf(portal, other.token)).toBe(1);
    await portal.context.db.updateTable('document').set({ is_private: 1 }).where('id', '=', documentId).execute();
    expect((await listOf(portal, other)).list).toEqual([]);
    expect(await unreadOf(portal, other.token)).toBe(0);
  });

  it('are of the caller alone: another member’s stay unread, and visitors are refused', async () => {
    const { portal, author, other, reply } = await people();
    await reply(other);
    const [own] = (await listOf(portal, author)).list;
    const notificationIds = [String(own?.notificationId)];
    expect((await portal.post(READ, { notificationIds }, { token: other.token })).data).toEqual({ count: 0 });
    expect(await unreadOf(portal, author.token)).toBe(1);
    for (const path of [LIST, MAIL, '/api/v1/user/my-replies', '/api/v1/user/my-downloads'] as const)
      expect(await portal.post(path, {})).toMatchObject({ status: 403, code: 'CM02' });
    expect(await portal.post(READ, { notificationIds })).toMatchObject({ status: 403, code: 'CM02' });
    expect(await unreadOf(portal)).toBe(0);
  });

  it('keep an end: the newest of each member, and none for ever', async () => {
    const { portal, author } = await people();
    const { context } = portal;
    const count = SERVER_LIMITS.notificationsKeptMax + 3;
    for (let at = 0; at < count; at += 1) {
      const documentId = at === 0 ? await makeDocument(portal, { author }) : undefined;
      await saveNotification(context.db, context, author.id, { kind: 'accepted', documentId, detail: String(at) });
      await context.db.updateTable('notification').set({ read_at: '2026-01-01T00:00:00.000Z' }).execute();
      portal.advance(1000);
    }
    const rows = await context.db.selectFrom('notification').select('detail').execute();
    expect(rows).toHaveLength(SERVER_LIMITS.notificationsKeptMax);
    expect(rows.map(({ detail }) => detail)).not.toContain('0');
    portal.advance(SERVER_LIMITS.notificationKeptDays * 86_400_000);
    await sweepPrivacy(context);
    expect(await context.db.selectFrom('notification').select('id').execute()).toEqual([]);
  });
});

describe('내 활동: mails as chosen', () => {
  it('a topic that is turned off is not mailed and is notified all the same; the others are mailed', async () => {
    const { portal, author, other, manager, reply } = await people();
    const { token } = author;
    expect((await portal.post(MAIL, {}, { token })).data).toEqual({
      byMail: { answer: true, reply: true, acceptance: true, review: true, assignment: true, mention: true },
      isEmailConfirmed: true,
    });
    const changed = await portal.post(MAIL, { change: { topic: 'reply', byMail: false } }, { token });
    expect(changed.data.byMail).toEqual({
      answer: true,
      reply: false,
      acceptance: true,
      review: true,
      assignment: true,
      mention: true,
    });
    await reply(other);
    expect(await portal.sentMail()).toEqual([]);
    expect(await unreadOf(portal, token)).toBe(1);
    await reply(manager, { isOfficial: true });
    expect((await portal.sentMail()).map(({ to }) => to)).toEqual([author.email]);
    expect((await portal.post(MAIL, {}, { token: other.token })).data.byMail.reply).toBe(true);
  });
});

describe('내 활동: own things', () => {
  it('lists own replies, and one’s documents of one board', async () => {
    const { portal, author, other, documentId, reply } = await people();
    await makeDocument(portal, { boardType: 'market', author, title: '송장 정리' });
    await makeReply(portal, documentId, author);
    await reply(other, { bodyHtml: '<p>다시 <b>설치</b>해 보세요.</p>' });
    expect((await portal.post('/api/v1/user/my-replies', {}, { token: other.token })).data).toMatchObject({
      list: [
        { documentId, boardType: 'qna', title: '로봇이 멈춥니다', excerpt: '다시 설치해 보세요.', isAccepted: false },
      ],
      totalCount: 1,
    });
    const posts = await portal.post('/api/v1/user/my-posts', { boardType: 'market' }, { token: author.token });
    expect(posts.data).toMatchObject({ list: [{ title: '송장 정리' }], totalCount: 1 });
  });

  it('shows a reply to a question that became private to its writer alone, without the title, to take it back', async () => {
    const { portal, author, other, manager, documentId, reply } = await people();
    const replyId = await reply(other, { bodyHtml: '<p>내 번호는 010입니다.</p>' });
    await reply(manager, { isOfficial: true });
    await portal.context.db.updateTable('document').set({ is_private: 1 }).where('id', '=', documentId).execute();
    const own = async ({ token }: MadeUser) => (await portal.post('/api/v1/user/my-replies', {}, { token })).data;
    expect((await own(other)).list).toMatchObject([
      { replyId, title: '비밀글입니다.', isReadable: false, excerpt: '내 번호는 010입니다.', canDelete: true },
    ]);
    expect((await own(manager)).list).toMatchObject([{ title: '로봇이 멈춥니다', isReadable: true, isOfficial: true }]);
    const stranger = await makeUser(portal);
    for (const member of [author, stranger]) expect((await own(member)).list).toEqual([]);
    for (const [{ token }, code] of [
      [author, 'CM03'],
      [stranger, 'BD02'],
    ] as const)
      expect(await portal.post('/api/v1/board/deleteReply', { replyId }, { token })).toMatchObject({ code });
    expect(await portal.post('/api/v1/board/deleteReply', { replyId }, { token: other.token })).toMatchObject({
      status: 200,
    });
    expect((await own(other)).list).toEqual([]);
    await portal.context.db.updateTable('document').set({ is_hidden: 1 }).execute();
    expect((await own(manager)).list, 'staff see what is hidden').toHaveLength(1);
  });

  it('offers no former staff the deletion of an official answer', async () => {
    const { portal, manager, reply } = await people();
    await reply(manager, { isOfficial: true });
    await portal.context.db.deleteFrom('user_role').where('user_id', '=', manager.id).execute();
    const { data } = await portal.post('/api/v1/user/my-replies', {}, { token: manager.token });
    expect(data.list).toMatchObject([{ isOfficial: true, canDelete: false }]);
  });

  it('lists a file that a member downloaded once, and nothing for visitors or others', async () => {
    const { portal, author, other, manager } = await people();
    const uploaded = await upload(portal, { token: manager.token, name: '설명서.txt', boardType: 'notice' });
    const notice = await makeDocument(portal, { boardType: 'notice', title: '설명서를 올렸습니다' });
    const { fileId } = uploaded.data;
    await portal.context.db.updateTable('file').set({ document_id: notice }).where('id', '=', fileId).execute();
    const download = (token?: string) =>
      portal.app.inject({
        url: `/api/v1/board/fileDownload/link/${fileId}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    for (const token of [author.token, author.token, undefined]) expect((await download(token)).statusCode).toBe(200);
    const ask = async ({ token }: MadeUser) => (await portal.post('/api/v1/user/my-downloads', {}, { token })).data;
    expect(await ask(author)).toMatchObject({
      list: [{ fileName: '설명서.txt', title: '설명서를 올렸습니다', boardType: 'notice' }],
      totalCount: 1,
    });
    expect((await ask(other)).list).toEqual([]);
  });

  it('counts each part as its list does, for its member alone', async () => {
    const { portal, author, other, documentId, reply } = await people();
    await reply(author);
    await reply(other);
    await inquiryOf(portal, author);
    await makeDocument(portal, { boardType: 'market', author, title: '송장 정리', isHidden: true });
    const deleted = await makeDocument(portal, { author, title: '지운 질문' });
    await portal.post('/api/v1/board/deleteDocument', { documentId: deleted }, { token: author.token });
    const countsOf = async ({ token }: MadeUser) => (await portal.post(COUNTS, undefined, { token })).data;
    const nothing = { notifications: 0, questions: 0, replies: 0, inquiries: 0, market: 0, downloads: 0 };
    expect(await countsOf(author)).toEqual({
      ...nothing,
      notifications: 1,
      questions: 1,
      replies: 1,
      inquiries: 1,
      market: 1,
    });
    expect(await countsOf(other)).toEqual({ ...nothing, replies: 1 });
    // Not shown any more, as in the list.
    await portal.context.db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', documentId).execute();
    expect(await countsOf(other)).toEqual(nothing);
    expect(await portal.post(COUNTS, undefined)).toMatchObject({ status: 403, code: 'CM02' });
  });

  it('is erased by a withdrawal, whole', async () => {
    const { portal, author, other, manager, reply } = await people();
    await reply(other);
    await portal.post(MAIL, { change: { topic: 'reply', byMail: false } }, { token: author.token });
    const { data } = await upload(portal, { token: manager.token, name: '설명서.txt' });
    const at = '2026-11-20T00:00:00.000Z';
    const { db } = portal.context;
    await db
      .insertInto('member_download')
      .values({ user_id: author.id, file_id: data.fileId, downloaded_at: at })
      .execute();
    const tables = ['notification', 'notification_choice', 'member_download'] as const;
    const rowsOf = (table: (typeof tables)[number]) =>
      db.selectFrom(table).select('user_id').where('user_id', '=', author.id).execute();
    for (const table of tables) expect(await rowsOf(table), table).toHaveLength(1);
    const { keyId, encrypt } = encryptFor(portal);
    await portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, { token: author.token });
    for (const table of tables) expect(await rowsOf(table), table).toEqual([]);
  });
});
