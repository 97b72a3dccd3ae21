import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks, lockRow } from '#server/testing/database/row-lock.ts';

async function withQuestion() {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const other = await makeUser(portal);
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, { author });
  const answer = () =>
    portal.context.db
      .selectFrom('document')
      .select('answer_state')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
      .then(({ answer_state }) => answer_state);
  return { portal, author, other, manager, documentId, answer };
}

describe.runIf(hasRowLocks())('finding 6: replies decide on rows that are locked', () => {
  it('refuses a reply to a question that was closed while the reply was on its way', async () => {
    const { portal, other, documentId } = await withQuestion();
    const lock = await lockRow(portal, 'document', documentId);
    const writing = portal.post(
      '/api/v1/board/writeReply',
      { documentId, bodyHtml: '<p>답변드립니다.</p>' },
      { token: other.token },
    );
    await lock.waiters(1);
    await lock.change(`update document set answer_state = '종료' where id = $1`, [documentId]);
    await lock.release();
    expect(await writing).toMatchObject({ status: 409, code: 'BD01' });
  });

  it('accepts no reply that was deleted meanwhile', async () => {
    const { portal, author, other, documentId, answer } = await withQuestion();
    const replyId = await makeReply(portal, documentId, other);
    const lock = await lockRow(portal, 'document', documentId);
    const accepting = portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token });
    await lock.waiters(1);
    await lock.change('update reply set deleted_at = created_at where id = $1', [replyId]);
    await lock.release();
    expect(await accepting).toMatchObject({ status: 404, code: 'CM04' });
    expect(await answer()).toBe('답변대기');
  });

  it('edits no reply that was accepted meanwhile without taking the acceptance', async () => {
    const { portal, author, other, documentId, answer } = await withQuestion();
    const replyId = await makeReply(portal, documentId, other);
    const lock = await lockRow(portal, 'document', documentId);
    const accepting = portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token });
    await lock.waiters(1);
    const editing = portal.post(
      '/api/v1/board/updateReply',
      { replyId, bodyHtml: '<p>다른 말입니다.</p>' },
      { token: other.token },
    );
    await lock.waiters(2);
    await lock.release();
    expect(await Promise.all([accepting, editing])).toMatchObject([{ status: 200 }, { status: 200 }]);
    const row = await portal.context.db.selectFrom('reply').selectAll().where('id', '=', replyId).executeTakeFirst();
    expect(row).toMatchObject({ is_accepted: 0, body_html: '<p>다른 말입니다.</p>' });
    expect(await answer()).toBe('답변대기');
  });

  it.each(['answer-state', 'writeReply'] as const)(
    'asks for more information once when two do so by %s',
    async (how) => {
      const { portal, manager, documentId } = await withQuestion();
      const second = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
      const ask = (token: string) =>
        how === 'answer-state'
          ? portal.post('/api/v1/board/answer-state', { documentId, answerState: '추가정보요청' }, { token })
          : portal.post(
              '/api/v1/board/writeReply',
              { documentId, bodyHtml: '<p>로그를 보내주세요.</p>', isOfficial: true, answerState: '추가정보요청' },
              { token },
            );
      const lock = await lockRow(portal, 'document', documentId);
      const asking = [ask(manager.token), ask(second.token)];
      await lock.waiters(2);
      await lock.release();
      expect(await Promise.all(asking)).toMatchObject([{ status: 200 }, { status: 200 }]);
      const subjects = (await portal.sentMail()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('추가 정보가 필요합니다'))).toHaveLength(1);
    },
  );
});
