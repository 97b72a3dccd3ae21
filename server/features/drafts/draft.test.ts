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
