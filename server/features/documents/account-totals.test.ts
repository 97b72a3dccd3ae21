import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { sweepTrash } from '../history/trash.queries.ts';
import { sweepReplies } from '../replies/sweep-replies.ts';
import { createSession } from '../users/sessions/session.queries.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Copies of a row under other ids. */
async function copy({ context: { db } }: TestApp, table: 'document' | 'reply', id: string, count: number) {
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, i) => ({
      ...row,
      id: `${id}-${made + i}`,
    }));
    await db.insertInto(table).values(some).execute();
  }
}

async function opened() {
  const portal = await buildTestApp();
  const [member, other, manager] = [
    await makeUser(portal),
    await makeUser(portal),
    await makeUser(portal, { roles: ['ROLE_MANAGER'] }),
  ];
  const ask = ({ token }: { token: string }) =>
    portal.post(
      '/api/v1/board/write',
      { boardType: 'qna', title: '질문', category: '오류', bodyHtml: '<p>질문입니다.</p>' },
      { token },
    );
  const documentId = await makeDocument(portal, { author: member });
  let replies = 0;
  // Each of its own text: the same one again is taken for a retry.
  const reply = ({ token }: { token: string }, to = documentId) =>
    portal.post('/api/v1/board/writeReply', { documentId: to, bodyHtml: `<p>답변 ${(replies += 1)}</p>` }, { token });
  return { portal, member, other, manager, documentId, ask, reply };
}

describe('an account below staff has', () => {
  it('so many documents and no more, those in the trash included until they are erased', async () => {
    const { portal, member, other, documentId, ask } = await opened();
    await copy(portal, 'document', documentId, LIMITS.documentsPerAccountMax - 2);
    const both = await Promise.all([ask(member), ask(member)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'BD03']);
    expect(await ask(member)).toMatchObject({
      status: 409,
      message:
        '회원 한 명이 등록할 수 있는 수를 모두 사용했습니다(글 1,000개, 댓글 1만 개). 필요 없는 것을 삭제해주세요. 삭제한 것은 30일 뒤에 수에서 빠집니다.',
    });
    expect((await ask(other)).code).toBe('0000');
    await portal.post('/api/v1/board/deleteDocument', { documentId }, { token: member.token });
    expect((await ask(member)).code).toBe('BD03');
    portal.advance((LIMITS.trashDays + 1) * DAY_MS);
    await sweepTrash(portal.context);
    expect((await ask(await loggedInAgain(portal, member.id))).code).toBe('0000');
  });

  it('so many replies and no more; staff have no such end', async () => {
    const { portal, member, other, manager, documentId, reply } = await opened();
    const elsewhere = await makeDocument(portal, { author: other });
    const first = await makeReply(portal, elsewhere, member);
    await copy(portal, 'reply', first, LIMITS.repliesPerAccountMax - 2);
    expect((await reply(member)).code).toBe('0000');
    expect((await reply(member)).code).toBe('BD03');
    expect((await reply(other)).code).toBe('0000');
    await portal.context.db
      .updateTable('reply')
      .set({ author_id: manager.id })
      .where('author_id', '=', member.id)
      .execute();
    expect((await reply(manager, documentId)).code).toBe('0000');
  });
});

it('a document has so many replies and no more, but who wrote it and staff can always answer', async () => {
  const { portal, member, other, manager, documentId, reply } = await opened();
  const another = await makeUser(portal);
  const first = await makeReply(portal, documentId, other);
  await copy(portal, 'reply', first, LIMITS.repliesPerDocumentMax - 2);
  const both = await Promise.all([reply(another), reply(other)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'BD04']);
  expect(await reply(another)).toMatchObject({
    status: 409,
    message: '이 글에는 댓글을 더 등록할 수 없습니다(1,000개까지). 새 글로 이어서 작성해주세요.',
  });
  expect((await reply(manager)).code).toBe('0000');
  expect((await reply(member)).code).toBe('0000');
});

it('what was deleted makes room for other replies to a document', async () => {
  const { portal, other, manager, documentId, reply } = await opened();
  const first = await makeReply(portal, documentId, manager);
  await copy(portal, 'reply', first, LIMITS.repliesPerDocumentMax - 1);
  expect((await reply(other)).code).toBe('BD04');
  await portal.post('/api/v1/board/deleteReply', { replyId: first }, { token: manager.token });
  expect((await reply(other)).code).toBe('0000');
});

it('a deleted reply is erased after a month; of one that others answered, the text and who wrote it', async () => {
  const { portal, member, other, documentId } = await opened();
  const { db } = portal.context;
  const [gone, answered, kept] = [
    await makeReply(portal, documentId, member),
    await makeReply(portal, documentId, member),
    await makeReply(portal, documentId, member),
  ];
  const child = await makeReply(portal, documentId, other, { parentId: answered });
  for (const replyId of [gone, answered]) await portal.post('/api/v1/board/deleteReply', { replyId }, member);
  const rows = () => db.selectFrom('reply').select(['id', 'body_html', 'author_id']).orderBy('id').execute();
  await sweepReplies(portal.context);
  expect(await rows()).toHaveLength(4);
  portal.advance((LIMITS.trashDays + 1) * DAY_MS);
  await sweepReplies(portal.context);
  const text = '<p>댓글입니다.</p>';
  expect(await rows()).toEqual(
    [
      { id: answered, body_html: '', author_id: null },
      { id: kept, body_html: text, author_id: member.id },
      { id: child, body_html: text, author_id: other.id },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
});

/** A new session: the first one has ended by then. */
async function loggedInAgain({ context }: TestApp, id: string) {
  const user = await context.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { token: await createSession(context.db, context, user) };
}
