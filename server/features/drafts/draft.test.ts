import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { makeUser } from '../../testing/make.user.ts';

const key = { boardType: 'qna' as const, documentId: '' };

it('keeps one draft a form, the newest, for its writer alone', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const other = await makeUser(portal);
  await portal.post('/api/v1/board/draft-save', { ...key, content: '처음' }, { token });
  await portal.post('/api/v1/board/draft-save', { ...key, content: '나중' }, { token });
  await portal.post('/api/v1/board/draft-save', { ...key, documentId: 'd1', content: '다른 글' }, { token });

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
