import { expect, it } from 'vitest';
import { SERVER_LIMITS } from '#server/limits.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const key = { boardType: 'qna' as const, documentId: '' };

it('keeps one draft a form, the newest, for its writer alone', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const { token } = author;
  const other = await makeUser(portal);
  await portal.post('/api/v1/board/draft-save', { ...key, content: '처음' }, { token });
  await portal.post('/api/v1/board/draft-save', { ...key, content: '나중' }, { token });
  const documentId = await makeDocument(portal, { author });
  await portal.post('/api/v1/board/draft-save', { ...key, documentId, content: '다른 글' }, { token });

  expect((await portal.post('/api/v1/board/draft-find', key, { token })).data.content).toBe('나중');
  expect((await portal.post('/api/v1/board/draft-find', key, { token: other.token })).data.content).toBeUndefined();

  await portal.post('/api/v1/board/draft-remove', key, { token: other.token });
  expect((await portal.post('/api/v1/board/draft-find', key, { token })).data.content).toBe('나중');
  await portal.post('/api/v1/board/draft-remove', key, { token });
  expect((await portal.post('/api/v1/board/draft-find', key, { token })).data.content).toBeUndefined();
});

it('takes drafts only from whoever may register there', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const notice = { boardType: 'notice' as const, content: '공지' };
  expect((await portal.post('/api/v1/board/draft-save', notice, { token })).code).toBe('CM03');
  expect((await portal.post('/api/v1/board/draft-save', { ...key, content: '질문' })).code).toBe('CM02');
  expect((await portal.post('/api/v1/board/draft-find', key)).code).toBe('CM02');
});

it('keeps no drafts of documents that are not there, or that somebody else wrote', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const others = await makeDocument(portal, { author: await makeUser(portal) });
  const save = (documentId: string) =>
    portal.post('/api/v1/board/draft-save', { ...key, documentId, content: '초안' }, { token });
  expect((await save('made-up-1')).code).toBe('CM04');
  expect((await save(others)).code).toBe('CM03');
  expect(await portal.context.db.selectFrom('draft').selectAll().execute()).toEqual([]);
});

it('keeps so many drafts of one member, the newest', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const { token } = author;
  const ids: string[] = [];
  for (let i = 0; i <= SERVER_LIMITS.draftsMaxCount; i += 1) {
    portal.advance(1_000);
    const documentId = await makeDocument(portal, { author });
    ids.push(documentId);
    await portal.post('/api/v1/board/draft-save', { ...key, documentId, content: `초안 ${i}` }, { token });
  }
  const kept = await portal.context.db.selectFrom('draft').select('document_id').execute();
  expect(kept.map(({ document_id }) => document_id).toSorted()).toEqual(ids.slice(1).toSorted());
});

it('takes the draft of a document away with its registration or change, and no other', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const { token } = author;
  const documentId = await makeDocument(portal, { author, boardType: 'qna' });
  const save = (of: object) => portal.post('/api/v1/board/draft-save', { ...key, ...of, content: '초안' }, { token });
  const kept = async () =>
    (await portal.context.db.selectFrom('draft').select('document_id').execute()).map((row) => row.document_id);
  await save({});
  await save({ documentId });
  const written = { boardType: 'qna' as const, title: '질문', category: '오류', bodyHtml: '<p>내용</p>' };
  await portal.post('/api/v1/board/write', written, { token });
  expect(await kept()).toEqual([documentId]);
  await portal.post('/api/v1/board/update', { ...written, documentId, version: 1 }, { token });
  expect(await kept()).toEqual([]);
});

it('replaces no draft of another open form of which its writer was not told, and removes none with a registration', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const save = (writer: string, content: string, replaces?: string) =>
    portal.post('/api/v1/board/draft-save', { ...key, content, writer, ...(replaces && { replaces }) }, { token });
  const found = async () => (await portal.post('/api/v1/board/draft-find', key, { token })).data;
  expect(await save('first', '첫째 창')).toMatchObject({ status: 200 });
  expect(await save('second', '둘째 창')).toMatchObject({ status: 409, code: 'CM08' });
  expect(await found()).toMatchObject({ content: '첫째 창', writer: 'first' });
  expect(await save('first', '첫째 창, 더')).toMatchObject({ status: 200 });
  expect(await save('second', '둘째 창', 'first')).toMatchObject({ status: 200 });
  expect(await save('first', '첫째 창, 또'), 'told of nothing').toMatchObject({ code: 'CM08' });
  expect(await found()).toMatchObject({ content: '둘째 창', writer: 'second' });

  const written = { boardType: 'qna' as const, title: '질문', category: '오류', bodyHtml: '<p>내용</p>' };
  await portal.post('/api/v1/board/write', { ...written, draftWriters: ['first'] }, { token });
  expect(await found()).toMatchObject({ writer: 'second' });
  await portal.post(
    '/api/v1/board/write',
    { ...written, title: '다른 질문', draftWriters: ['third', 'second'] },
    { token },
  );
  expect((await found()).writer).toBeUndefined();

  const { token: other } = await makeUser(portal);
  await save('first', '내 초안');
  const others = { ...key, content: '남의 초안', writer: 'other', replaces: 'first' };
  expect(await portal.post('/api/v1/board/draft-save', others, { token: other })).toMatchObject({ status: 200 });
  expect(await found(), 'another member has a draft of their own').toMatchObject({ content: '내 초안' });
});

it('of two forms that save their first draft at once, one is told of the other', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const save = (writer: string) =>
    portal.post('/api/v1/board/draft-save', { ...key, content: writer, writer }, { token });
  const answers = await Promise.all([save('first'), save('second')]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'CM08']);
});

it('keeps so many drafts of one member when all are saved in the same millisecond', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  for (let i = 0; i < SERVER_LIMITS.draftsMaxCount + 2; i += 1) {
    const documentId = await makeDocument(portal, { author });
    await portal.post(
      '/api/v1/board/draft-save',
      { ...key, documentId, content: `초안 ${i}` },
      { token: author.token },
    );
  }
  const kept = await portal.context.db.selectFrom('draft').select('document_id').execute();
  expect(kept).toHaveLength(SERVER_LIMITS.draftsMaxCount);
});
