import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { sweepVotes } from '#server/documents/document-visit.queries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const makeFaq = (portal: TestApp, title: string, given: { isHidden?: boolean } = {}) =>
  makeDocument(portal, { boardType: 'faq', title, bodyText: `${title}의 답`, ...given });

const titlesOf = (answer: { data: { list: { title: string }[] } }) => answer.data.list.map(({ title }) => title);

describe('faq-answer', () => {
  it('returns the answer when it is opened, and counts the view once', async () => {
    const portal = await buildTestApp();
    const documentId = await makeFaq(portal, '질문');
    const list = await portal.post('/api/v1/board/list', { boardType: 'faq' });
    expect(list.text).not.toContain('질문의 답');
    const open = () => portal.post('/api/v1/board/faq-answer', { documentId });
    expect((await open()).data).toMatchObject({
      title: '질문',
      bodyHtml: '<p>질문의 답</p>',
      viewCount: 1,
      vote: null,
    });
    expect((await open()).data.viewCount).toBe(1);
  });

  it('answers nothing of what is not in use, deleted, or on another board', async () => {
    const portal = await buildTestApp();
    const hidden = await makeFaq(portal, '미사용', { isHidden: true });
    const notice = await makeDocument(portal, { boardType: 'notice' });
    const deleted = await makeDocument(portal, { boardType: 'faq', isDeleted: true });
    const { token } = await makeUser(portal);
    for (const documentId of [hidden, notice, deleted]) {
      expect((await portal.post('/api/v1/board/faq-answer', { documentId })).code).toBe('CM04');
      expect((await portal.post('/api/v1/board/faq-vote', { documentId, isHelpful: true }, { token })).code).toBe(
        'CM04',
      );
    }
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const asStaff = await portal.post('/api/v1/board/faq-answer', { documentId: hidden }, { token: manager.token });
    expect(asStaff.data).toMatchObject({ isUsed: false, abilities: { update: true } });
  });
});

it('keeps one answer a visitor to 도움이 되었나요?', async () => {
  const portal = await buildTestApp();
  const documentId = await makeFaq(portal, '질문');
  await portal.post('/api/v1/board/faq-vote', { documentId, isHelpful: true });
  await portal.post('/api/v1/board/faq-vote', { documentId, isHelpful: false });
  expect((await portal.post('/api/v1/board/faq-answer', { documentId })).data.vote).toBe(false);
  const rows = await portal.context.db.selectFrom('document_vote').select('is_helpful').execute();
  expect(rows).toEqual([{ is_helpful: 0 }]);
});

describe('reorder', () => {
  it('puts the given questions into the places that they held', async () => {
    const portal = await buildTestApp();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const [a, b, c] = [await makeFaq(portal, '가'), await makeFaq(portal, '나'), await makeFaq(portal, '다')];
    const list = () => portal.post('/api/v1/board/list', { boardType: 'faq' });
    expect(titlesOf(await list())).toEqual(['가', '나', '다']);
    await portal.post('/api/v1/board/reorder', { boardType: 'faq', documentIds: [c, a] }, { token: manager.token });
    expect(titlesOf(await list())).toEqual(['다', '나', '가']);
    expect(b).toBeTruthy();
  });

  it('is not put into another order than the one that was seen: a colleague may have changed it since', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const seen = [await makeFaq(portal, '가'), await makeFaq(portal, '나'), await makeFaq(portal, '다')];
    const [a, b, c] = seen;
    const reorder = (documentIds: (string | undefined)[]) =>
      portal.post('/api/v1/board/reorder', { boardType: 'faq', documentIds: documentIds as string[], seen }, { token });
    const answers = await Promise.all([reorder([b, a, c]), reorder([a, c, b])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'CM08']);
    const won = answers[0].status === 200 ? ['나', '가', '다'] : ['가', '다', '나'];
    expect(titlesOf(await portal.post('/api/v1/board/list', { boardType: 'faq' }))).toEqual(won);
  });

  it('is for staff, on boards with an order, of documents that are there', async () => {
    const portal = await buildTestApp();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const documentIds = [await makeFaq(portal, '가'), await makeFaq(portal, '나')];
    const reorder = (boardType: 'faq' | 'notice', ids: string[], token?: string) =>
      portal.post('/api/v1/board/reorder', { boardType, documentIds: ids }, { token });
    expect((await reorder('faq', documentIds)).code).toBe('CM02');
    expect((await reorder('faq', documentIds, sales.token)).code).toBe('CM03');
    expect((await reorder('notice', documentIds, manager.token)).code).toBe('CM03');
    expect((await reorder('faq', [...documentIds, 'none'], manager.token)).code).toBe('CM04');
  });
});

it('a vote is kept for half a year after it was given or changed', async () => {
  const portal = await buildTestApp();
  const documentId = await makeFaq(portal, '질문');
  const vote = (isHelpful: boolean, remoteAddress: string) =>
    portal.post('/api/v1/board/faq-vote', { documentId, isHelpful }, { remoteAddress });
  const kept = () => portal.context.db.selectFrom('document_vote').select('is_helpful').execute();
  await vote(true, '192.0.2.1');
  await vote(true, '192.0.2.2');
  portal.advance(100 * 86_400_000);
  await vote(false, '192.0.2.2');
  portal.advance(100 * 86_400_000);
  await sweepVotes(portal.context);
  expect(await kept()).toEqual([{ is_helpful: 0 }]);
  portal.advance(100 * 86_400_000);
  await sweepVotes(portal.context);
  expect(await kept()).toEqual([]);
});
