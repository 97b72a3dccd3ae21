import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

const EVIL = 'https://evil.example';

/** All POST calls except the assistant's, which uses the session cookie (SameSite=Lax). */
async function postsOf(portal: TestApp): Promise<string[]> {
  const { paths } = JSON.parse((await portal.get('/api/docs/json')).text) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    'post' in methods && path.startsWith('/api/') ? path : [],
  );
}

it('no call that changes something takes the cookie of a browser for a login (CSRF)', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const posts = await postsOf(portal);
  const answerOf = async (url: string, index: number, cookies: Record<string, string>) => {
    const { statusCode, json } = await portal.app.inject({
      method: 'POST',
      url,
      payload: {},
      cookies,
      remoteAddress: `10.0.${index}.1`,
      headers: { origin: EVIL, 'sec-fetch-site': 'cross-site' },
    });
    return [url, statusCode, statusCode < 300 || json<{ responseCode: string }>().responseCode];
  };
  for (const [index, url] of posts.entries()) {
    expect(await answerOf(url, index, { token })).toEqual(await answerOf(url, index, {}));
  }
  expect(posts.length).toBeGreaterThan(120);
});

it.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'no form of another site (%s) is read as a call',
  async (type) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    for (const url of (await postsOf(portal)).filter((path) => !path.endsWith('/one-click'))) {
      const headers = { 'content-type': type, authorization: `Bearer ${token}` };
      const answer = await portal.app.inject({ method: 'POST', url, payload: '{"a":"="}', headers });
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
  },
);

it('no other site is told that it may read an answer (CORS)', async () => {
  const portal = await buildTestApp();
  const headers = { origin: EVIL, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' };
  for (const url of ['/api/v1/board/list', '/v1/chat-messages', '/api/v1/site/settings', '/robots.txt']) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const answer = await portal.app.inject({ method, url, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  }
});

it('cookies that no script needs are HttpOnly, SameSite, and Secure wherever the page is', async () => {
  const portal = await buildTestApp({ publicUrl: 'https://portal.example', botCheck: { kind: 'pow' } });
  const query = { query: '로봇 설치', response_mode: 'blocking', user: 'x' };
  const asked = await portal.app.inject({ method: 'POST', url: '/v1/chat-messages', payload: query });
  expect(asked.headers['set-cookie']).toMatch(/^chatVisitor=.*; HttpOnly; Secure; SameSite=Lax/);
  const checkless = await buildTestApp({ publicUrl: 'https://portal.example' });
  const { loginId } = await makeUser(checkless);
  const { keyId, encrypt } = encryptFor(checkless);
  const login = { keyId, userId: loginId, password: encrypt(TEST_PASSWORD) };
  const entered = await checkless.post('/api/v1/user/login', login);
  expect(String(entered.headers['set-cookie'])).toMatch(/^device=.*; HttpOnly; Secure; SameSite=Strict$/);
});
