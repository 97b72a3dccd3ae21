import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { LIMITS } from '#shared/limits.ts';
import { sweepReplies } from './sweep-replies.ts';

async function withQuestion(given: { isPrivate?: boolean } = {}) {
  const portal = await buildTestApp();
  const author = await makeUser(portal, { userId: 'author1' });
  const other = await makeUser(portal, { userId: 'other1' });
  const manager = await makeUser(portal, { userId: 'manager1', userName: '기술지원팀', roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, {
    author,
    title: '로봇이 멈춥니다',
    bodyText: '비밀스러운 본문',
    ...given,
  });
  const write = (token: string | undefined, input: object = {}) =>
    portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>답변드립니다.</p>', ...input }, { token });
  return { portal, author, other, manager, documentId, write };
}

const state = async (portal: TestApp, documentId: string, token: string) =>
  (await portal.post('/api/v1/board/detail', { documentId }, { token })).data.answerState as string;
const replies = async (portal: TestApp, documentId: string, token: string) =>
  (await portal.post('/api/v1/board/replyList', { documentId }, { token })).data.list as Record<string, unknown>[];

describe('answers of a question', () => {
  it('an official answer by staff answers it, carries its badge and mails the author once, without the body', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion({ isPrivate: true });
    expect(await write(manager.token, { isOfficial: true })).toMatchObject({ status: 200 });
    expect(await state(portal, documentId, author.token)).toBe('답변완료');
    expect(await replies(portal, documentId, author.token)).toMatchObject([
      { isOfficial: true, authorName: '기술지원팀', isStaffAuthor: true },
    ]);
    const mails = await portal.sentMail();
    expect(mails).toMatchObject([{ to: author.email, subject: '[AION-U] 질문에 답변이 등록되었습니다' }]);
    expect(mails[0]?.text).toContain(`/qnaDetail/${documentId}`);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('비밀스러운 본문');
  });

  it('is refused as official to everybody else', async () => {
    const { author, other, write } = await withQuestion();
    for (const { token } of [author, other])
      expect(await write(token, { isOfficial: true })).toMatchObject({ status: 403, code: 'CM03' });
    expect(await write(undefined)).toMatchObject({ status: 403, code: 'CM02' });
  });

  it('asking for more information and being told puts it back in the queue', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion();
    await write(manager.token, { isOfficial: true, answerState: '추가정보요청' });
    expect(await state(portal, documentId, author.token)).toBe('추가정보요청');
    expect((await portal.sentMail()).at(-1)?.subject).toContain('추가 정보가 필요합니다');
    await write(author.token, { bodyHtml: '<p>로그를 첨부합니다.</p>' });
    expect(await state(portal, documentId, author.token)).toBe('답변대기');
  });

  it('the author accepts one answer, and may take it back', async () => {
    const { portal, author, other, manager, documentId, write } = await withQuestion();
    await write(manager.token, { isOfficial: true });
    portal.advance(1000);
    const second = (await write(other.token)).data.replyId as string;
    const [first] = await replies(portal, documentId, author.token);
    const accept = (replyId: unknown, isAccepted: boolean, token: string) =>
      portal.post('/api/v1/board/accept-reply', { replyId: String(replyId), isAccepted }, { token });
    expect(await accept(first?.replyId, true, other.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await accept(first?.replyId, true, author.token)).toMatchObject({ data: { answerState: '해결' } });
    await accept(second, true, author.token);
    expect((await replies(portal, documentId, author.token)).map((reply) => reply.isAccepted)).toEqual([false, true]);
    expect(await accept(second, false, author.token)).toMatchObject({ data: { answerState: '답변완료' } });
  });

  it('nobody accepts a reply of their own, staff included, and may still take an acceptance back', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion();
    const accept = (replyId: string, token: string, isAccepted = true) =>
      portal.post('/api/v1/board/accept-reply', { replyId, isAccepted }, { token });
    const own = (await write(author.token)).data.replyId as string;
    const answer = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    expect(await accept(own, author.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await accept(answer, manager.token)).toMatchObject({ status: 403, code: 'CM03' });
    const abilities = async (token: string) =>
      new Map((await replies(portal, documentId, token)).map((reply) => [reply.replyId, reply.abilities]));
    expect((await abilities(author.token)).get(own)).toMatchObject({ accept: false });
    expect((await abilities(author.token)).get(answer)).toMatchObject({ accept: true });
    await portal.context.db.updateTable('reply').set({ is_accepted: 1 }).where('id', '=', own).execute();
    expect(await accept(own, author.token, false)).toMatchObject({ status: 200, data: { answerState: '답변완료' } });
    expect(await accept(own, manager.token)).toMatchObject({ status: 200, data: { answerState: '해결' } });
  });

  it('a reply that is edited after it was accepted is accepted no longer', async () => {
    const { portal, author, other, documentId, write } = await withQuestion();
    const replyId = (await write(other.token)).data.replyId as string;
    await portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token });
    const edit = (bodyHtml: string) =>
      portal.post('/api/v1/board/updateReply', { replyId, bodyHtml }, { token: other.token });
    await edit('<p>답변드립니다.</p>');
    expect(await replies(portal, documentId, author.token)).toMatchObject([{ isAccepted: true }]);
    await edit('<p>다른 말입니다.</p>');
    expect(await replies(portal, documentId, author.token)).toMatchObject([{ isAccepted: false }]);
    expect(await state(portal, documentId, author.token)).toBe('답변대기');
  });

  it('a reply that would not fit into its form any more, once its links are marked, is refused', async () => {
    const { author, documentId, write, portal } = await withQuestion();
    const links = (count: number) => '<a href="http://a.b">가</a>'.repeat(count);
    expect(await write(author.token, { bodyHtml: links(700) })).toMatchObject({ status: 400, code: 'CM01' });
    expect(await write(author.token, { bodyHtml: links(250) })).toMatchObject({ status: 200 });
    const [saved] = await replies(portal, documentId, author.token);
    const again = { replyId: saved?.replyId as string, bodyHtml: saved?.bodyHtml as string };
    expect(await portal.post('/api/v1/board/updateReply', again, author)).toMatchObject({ status: 200 });
  });

  it('an official answer is changed by staff alone, also when its author is staff no longer', async () => {
    const { portal, manager, documentId, write } = await withQuestion();
    const replyId = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    await portal.context.db.deleteFrom('user_role').where('user_id', '=', manager.id).execute();
    const second = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const edit = (token: string) =>
      portal.post('/api/v1/board/updateReply', { replyId, bodyHtml: '<p>바꾼 답변</p>' }, { token });
    expect(await edit(manager.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await replies(portal, documentId, manager.token)).toMatchObject([{ abilities: { update: false } }]);
    expect(await edit(second.token)).toMatchObject({ status: 200 });
  });

  it('an answer that a colleague has changed since it was read is not replaced', async () => {
    const { portal, manager, documentId, write } = await withQuestion();
    const replyId = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    const updatedAt = (await replies(portal, documentId, manager.token))[0]?.updatedAt as string;
    portal.advance(1000);
    const edit = (bodyHtml: string) =>
      portal.post('/api/v1/board/updateReply', { replyId, bodyHtml, updatedAt }, manager);
    expect(await edit('<p>동료의 답변</p>')).toMatchObject({ status: 200 });
    expect(await edit('<p>늦은 답변</p>')).toMatchObject({ status: 409, code: 'CM08' });
    expect(await replies(portal, documentId, manager.token)).toMatchObject([{ bodyHtml: '<p>동료의 답변</p>' }]);
  });

  it('is not answered twice by two who do not know of each other', async () => {
    const { portal, author, other, manager, documentId, write } = await withQuestion();
    const answer = (seenReplies: number) => write(manager.token, { isOfficial: true, seenReplies });
    expect(await answer(0)).toMatchObject({ status: 200 });
    expect(await answer(0)).toMatchObject({ status: 409, code: 'CM08' });
    await write(other.token);
    expect(await answer(1), 'a comment may change the answer').toMatchObject({ status: 409 });
    expect(await replies(portal, documentId, author.token)).toHaveLength(2);
    expect(await answer(2)).toMatchObject({ status: 200 });
  });

  it('is one reply when a member sends the same twice at once, and another one later', async () => {
    const { portal, other, documentId, write } = await withQuestion();
    const [first, second] = await Promise.all([write(other.token), write(other.token)]);
    expect(second).toMatchObject({ status: 200, data: { replyId: first.data.replyId } });
    await write(other.token, { bodyHtml: '<p>다른 답변입니다.</p>' });
    expect(await replies(portal, documentId, other.token)).toHaveLength(2);
    portal.advance(10_000);
    await write(other.token);
    expect(await replies(portal, documentId, other.token)).toHaveLength(3);
  });

  it('a closed question takes no more replies, and none is rewritten, though its author may remove it', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion();
    const replyId = (await write(author.token)).data.replyId as string;
    const close = (token: string) =>
      portal.post('/api/v1/board/answer-state', { documentId, answerState: '종료' }, { token });
    expect(await close(author.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await close(manager.token)).toMatchObject({ data: { answerState: '종료' } });
    expect(await write(author.token)).toMatchObject({ status: 409, code: 'BD01' });
    const rewritten = { replyId, bodyHtml: '<p>바꾼 댓글</p>' };
    for (const { token } of [author, manager])
      expect(await portal.post('/api/v1/board/updateReply', rewritten, { token })).toMatchObject({ code: 'BD01' });
    expect(await replies(portal, documentId, author.token)).toMatchObject([
      { bodyHtml: expect.not.stringContaining('바꾼'), abilities: { update: false, delete: true } },
    ]);
    expect(await portal.post('/api/v1/board/deleteReply', { replyId }, { token: author.token })).toMatchObject({
      status: 200,
    });
  });

  it('a closed question is not opened again by accepting or deleting an answer', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion();
    const replyId = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    await portal.post('/api/v1/board/answer-state', { documentId, answerState: '종료' }, { token: manager.token });
    expect(await replies(portal, documentId, author.token)).toMatchObject([{ abilities: { accept: false } }]);
    expect(
      await portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, { token: author.token }),
    ).toMatchObject({ status: 409, code: 'BD01' });
    await portal.post('/api/v1/board/deleteReply', { replyId }, { token: manager.token });
    expect(await portal.post('/api/v1/board/detail', { documentId }, { token: author.token })).toMatchObject({
      data: { answerState: '종료' },
    });
  });

  it('a question waits again when its only official answer is deleted', async () => {
    const { portal, author, manager, documentId, write } = await withQuestion();
    const first = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    const second = (await write(manager.token, { isOfficial: true })).data.replyId as string;
    const stateWithout = async (replyId: string) => {
      await portal.post('/api/v1/board/deleteReply', { replyId }, { token: manager.token });
      const detail = await portal.post('/api/v1/board/detail', { documentId }, { token: author.token });
      return detail.data.answerState as string;
    };
    expect(await stateWithout(first)).toBe('답변완료');
    expect(await stateWithout(second)).toBe('답변대기');
  });

  it('mails the author of a comment by somebody else, and never about their own', async () => {
    const { portal, author, other, write } = await withQuestion();
    await write(author.token);
    expect(await portal.sentMail()).toEqual([]);
    await write(other.token);
    expect(await portal.sentMail()).toMatchObject([
      { to: author.email, subject: '[AION-U] 질문에 댓글이 등록되었습니다' },
    ]);
  });
});

describe('replies', () => {
  it('go one level deep', async () => {
    const { portal, author, other, documentId, write } = await withQuestion();
    const parent = (await write(author.token)).data.replyId as string;
    portal.advance(1000);
    const child = (await write(other.token, { parentId: parent })).data.replyId as string;
    await write(author.token, { parentId: child });
    expect((await replies(portal, documentId, author.token)).map((reply) => reply.parentId)).toEqual([
      null,
      parent,
      parent,
    ]);
    const elsewhere = await makeDocument(portal);
    expect(await write(author.token, { documentId: elsewhere, parentId: parent })).toMatchObject({ status: 404 });
  });

  it('a deleted one keeps its place while it has children, empty, and disappears without', async () => {
    const { portal, author, other, documentId, write } = await withQuestion();
    const parent = (await write(other.token, { bodyHtml: '<p>지울 글</p>' })).data.replyId as string;
    await write(author.token, { parentId: parent });
    const remove = (replyId: string, token: string) => portal.post('/api/v1/board/deleteReply', { replyId }, { token });
    expect(await remove(parent, author.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await remove(parent, other.token)).toMatchObject({ status: 200 });
    const left = await replies(portal, documentId, author.token);
    expect(left).toMatchObject([{ isDeleted: true, bodyHtml: '', authorName: '' }, { isDeleted: false }]);
    await remove(String(left[1]?.replyId), author.token);
    expect(await replies(portal, documentId, author.token)).toEqual([]);
    expect((await portal.post('/api/v1/board/detail', { documentId }, { token: author.token })).data.replyCount).toBe(
      0,
    );
  });

  it('are changed by their author and staff alone, and made safe', async () => {
    const { portal, author, other, manager, documentId } = await withQuestion();
    const replyId = await makeReply(portal, documentId, author);
    const update = (token: string) =>
      portal.post(
        '/api/v1/board/updateReply',
        { replyId, bodyHtml: '<p>고침<img src=x onerror=alert(1)></p>' },
        { token },
      );
    expect(await update(other.token)).toMatchObject({ status: 403, code: 'CM03' });
    expect(await update(author.token)).toMatchObject({ status: 200 });
    expect(await update(manager.token)).toMatchObject({ status: 200 });
    expect(await replies(portal, documentId, author.token)).toMatchObject([{ bodyHtml: '<p>고침</p>' }]);
  });

  it('need something to say, and not too much', async () => {
    const { author, write } = await withQuestion();
    expect(await write(author.token, { bodyHtml: '<p></p>' })).toMatchObject({
      status: 400,
      data: { fields: { bodyHtml: '댓글을 입력해주세요.' } },
    });
    expect(await write(author.token, { bodyHtml: `<p>${'가'.repeat(5001)}</p>` })).toMatchObject({ status: 400 });
  });

  it('a board without replies takes none', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    expect(
      await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>x</p>' }, { token }),
    ).toMatchObject({ status: 403, code: 'CM03' });
  });
});

describe('pictures of replies', () => {
  async function withPictures() {
    const opened = await withQuestion();
    const { portal, other, write } = opened;
    const file = { purpose: 'image', name: '화면.png', content: PNG, token: other.token };
    const [first, second] = [(await upload(portal, file)).data, (await upload(portal, file)).data];
    const showing = (...urls: string[]) => ({
      bodyHtml: `<p>화면</p>${urls.map((url) => `<img src="${url}">`).join('')}`,
    });
    const replyId = (await write(other.token, showing(first.url, second.url))).data.replyId as string;
    const attached = async () => {
      const rows = await portal.context.db.selectFrom('file').select(['id', 'document_id']).execute();
      return rows.filter(({ document_id }) => document_id !== null).map(({ id }) => id);
    };
    return { ...opened, replyId, first, second, showing, attached };
  }

  it('go with the text of a deleted reply, except those that another text of its document shows', async () => {
    const { portal, other, author, write, replyId, second, showing, attached } = await withPictures();
    await write(author.token, { parentId: replyId });
    await write(author.token, showing(second.url));
    await portal.post('/api/v1/board/deleteReply', { replyId }, { token: other.token });
    await sweepReplies(portal.context);
    expect(await attached()).toHaveLength(2);
    portal.advance((LIMITS.trashDays + 1) * 86_400_000);
    await sweepReplies(portal.context);
    const files = await portal.context.db.selectFrom('file').select('id').execute();
    expect(files).toEqual([{ id: second.fileId }]);
  });

  it('go when all replies that show them are deleted', async () => {
    const { portal, other, write, replyId, first, second, showing } = await withPictures();
    const again = (await write(other.token, showing(first.url, second.url))).data.replyId as string;
    for (const id of [replyId, again])
      await portal.post('/api/v1/board/deleteReply', { replyId: id }, { token: other.token });
    portal.advance((LIMITS.trashDays + 1) * 86_400_000);
    await sweepReplies(portal.context);
    expect(await portal.context.db.selectFrom('file').select('id').execute()).toEqual([]);
  });

  it('are let go when their reply is edited and shows them no more', async () => {
    const { portal, other, replyId, first, second, showing, attached } = await withPictures();
    const edit = (...urls: string[]) =>
      portal.post('/api/v1/board/updateReply', { replyId, ...showing(...urls) }, { token: other.token });
    await edit(second.url);
    expect(await attached()).toEqual([second.fileId]);
    await edit(first.url, second.url);
    expect(await attached()).toHaveLength(2);
  });
});

it('very many replies come a page at a time, the official answer and every other one of them once', async () => {
  const { portal, author, other, manager, documentId, write } = await withQuestion();
  const bodyHtml = `<p>${'가'.repeat(4_900)}</p>`;
  for (let at = 0; at < 45; at += 1) await makeReply(portal, documentId, other);
  await portal.context.db.updateTable('reply').set({ body_html: bodyHtml }).execute();
  const { replyId } = (await write(manager.token, { isOfficial: true })).data;
  const pageOf = async (page?: number) =>
    (await portal.post('/api/v1/board/replyList', { documentId, page }, { token: author.token })).data;
  const [first, second, third] = [await pageOf(), await pageOf(2), await pageOf(3)];
  expect(first).toMatchObject({ page: 1, pageCount: 3, totalCount: 46 });
  expect(first.list).toContainEqual(expect.objectContaining({ replyId, isOfficial: true }));
  expect([first, second, third].map(({ list }) => list.length)).toEqual([21, 20, 5]);
  const ids = [first, second, third].flatMap(({ list }) => list.map((one: { replyId: string }) => one.replyId));
  expect(new Set(ids).size).toBe(46);
  expect(await pageOf(99), 'beyond the last').toEqual(third);
});

it('a reply can be taken back by its writer after the question became private, and nothing else of it', async () => {
  const { portal, other, documentId, write, author } = await withQuestion();
  const { replyId } = (await write(other.token)).data;
  const { replyId: authors } = (await write(author.token)).data;
  await portal.context.db.updateTable('document').set({ is_private: 1 }).where('id', '=', documentId).execute();
  const change = { replyId, bodyHtml: '<p>바꿉니다.</p>' };
  expect(await portal.post('/api/v1/board/updateReply', change, { token: other.token })).toMatchObject({
    code: 'BD02',
  });
  const remove = (id: string) => portal.post('/api/v1/board/deleteReply', { replyId: id }, { token: other.token });
  expect(await remove(authors)).toMatchObject({ code: 'BD02' });
  expect(await remove(replyId)).toMatchObject({ status: 200 });
  expect(await replies(portal, documentId, author.token)).toHaveLength(1);
});
