import { expect, it } from 'vitest';
import { buildTestApp } from './testing/build-test-app.ts';
import { makeUser } from './testing/make/make.user.ts';

it('answers an unknown call with 404 and its Korean text', async () => {
  const { get } = await buildTestApp();
  const answer = await get('/api/v1/nothing');
  expect(answer).toMatchObject({ status: 404, code: 'CM04', message: '존재하지 않는 페이지입니다.' });
});

it('answers broken JSON with 400, never 500', async () => {
  const { app } = await buildTestApp();
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/site/term',
    payload: '{"kind":',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ responseCode: 'CM01' });
});

it('names the field that did not fit', async () => {
  const { post } = await buildTestApp();
  const answer = await post('/api/v1/site/term', { kind: 'nothing' as never });
  expect(answer).toMatchObject({ status: 400, code: 'CM01', data: { fields: { kind: '선택할 수 없는 값입니다.' } } });
});

it('spec 7: every call of the table is there', async () => {
  const { app } = await buildTestApp();
  const posts = [
    ...['login', 'signup', 'findIdPw', 'confirm-id', 'get-user-detail', 'update-user-detail'].map(
      (name) => `user/${name}`,
    ),
    ...['reset-check', 'reset-user-key'].map((name) => `user/${name}`),
    ...['list', 'regData', 'write', 'detail', 'detail-free', 'like', 'replyList', 'writeReply'].map(
      (name) => `board/${name}`,
    ),
    ...['updateReply', 'deleteReply', 'deleteDocument', 'update', 'faq-answer'].map((name) => `board/${name}`),
    ...['delete-file', 'upload-file', 'reference-home'].map((name) => `board/${name}`),
    ...['list', 'update'].map((name) => `free/${name}`),
  ].map((path) => `/api/v1/${path}`);
  const gets = [
    '/api/v1/board/fileDownload/link/:id',
    '/api/WebDriver/all/:type',
    '/api/Chromedriver/Download/:fileUuid',
    '/api/Edgedriver/Download/:fileUuid',
  ];
  const isMissing = (method: 'GET' | 'POST') => (url: string) => !app.hasRoute({ method, url });
  expect([...posts, '/api/verify-recaptcha', '/v1/chat-messages'].filter(isMissing('POST'))).toEqual([]);
  expect(gets.filter(isMissing('GET'))).toEqual([]);
});

it('describes every call as OpenAPI 3.1 at /api/docs', async () => {
  const { get } = await buildTestApp();
  const { text } = await get('/api/docs/json');
  const document = JSON.parse(text) as { openapi: string; paths: Record<string, unknown> };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toContain('/api/v1/site/settings');
});

it('is ready when its database answers', async () => {
  const { get } = await buildTestApp();
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

it('shows metrics to whoever has the token, and to nobody for an address', async () => {
  const metricsToken = 'a-token-of-20-characters-or-more';
  const { get } = await buildTestApp({ metricsToken });
  const read = (token: string, remoteAddress?: string) =>
    get('/metrics', { headers: { authorization: `Bearer ${token}` }, ...(remoteAddress && { remoteAddress }) });
  expect((await read(metricsToken, '203.0.113.7')).text).toContain('process_cpu_seconds_total');
  expect((await read(`${metricsToken}x`)).status).toBe(404);
  // As behind a proxy on the same machine without forwarding headers.
  expect((await get('/metrics')).status).toBe(404);
  const without = await buildTestApp();
  expect((await without.get('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404);
  const admin = await makeUser(without, { roles: ['ROLE_ADMIN'] });
  expect((await without.get('/metrics', { token: admin.token })).status).toBe(200);
});
