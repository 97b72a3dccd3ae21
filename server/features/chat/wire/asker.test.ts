import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { browserOf, says } from '../chat.fixture.ts';

const ask = { query: '로봇 설치', inputs: '', response_mode: 'streaming', user: 'admin', conversation_id: '' };

it('limits a visitor, and tells so in Korean', async () => {
  const portal = await buildTestApp({}, { engine: says('답') });
  const browser = browserOf(portal);
  for (let count = 0; count < 20; count += 1) expect((await browser.ask('질문')).answer).toBe('답');
  const refused = await browser.call('POST', '/v1/chat-messages', ask);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    status: 429,
    message: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  });
  expect((await browserOf(portal).ask('다른 사람')).answer).toBe('답');
  portal.advance(61_000);
  expect((await browser.ask('질문')).answer).toBe('답');
});

it('limits an address whose visitors throw their cookies away', async () => {
  const portal = await buildTestApp({}, { engine: says('답') });
  for (let count = 0; count < 60; count += 1) expect((await browserOf(portal).ask('질문')).answer).toBe('답');
  expect((await browserOf(portal).ask('질문')).response.json()).toMatchObject({ code: 'too_many_requests' });
});

describe('who asks', () => {
  it('is pseudonymous: the browser says admin, and no account is told', async () => {
    const engine = says('답');
    const portal = await buildTestApp({}, { engine });
    const member = await makeUser(portal);
    await browserOf(portal).ask('손님');
    await browserOf(portal, member.token).ask('회원');
    const [guest, known] = engine.asked;
    expect(guest?.actor).toBeNull();
    expect(known?.actor).toMatchObject({ id: member.id });
    for (const visitor of [guest?.visitorId, known?.visitorId]) {
      expect(visitor).toMatch(/^[\w-]{32}$/);
      expect(visitor).not.toContain(member.id);
    }
    expect(guest?.visitorId).not.toBe(known?.visitorId);
    const rows = await portal.context.db.selectFrom('chat_conversation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('admin');
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([member.id, null]));
  });

  it('a member whose page carries no token is known by the cookie; a broken token makes a guest', async () => {
    const engine = says('답');
    const portal = await buildTestApp({}, { engine });
    const member = await makeUser(portal);
    const browser = browserOf(portal);
    browser.cookies.token = member.token;
    await browser.ask('쿠키');
    await browserOf(portal, 'broken').ask('깨진 토큰');
    expect(engine.asked.map(({ actor }) => actor?.id ?? null)).toEqual([member.id, null]);
  });

  it('gets a cookie that no script can read, and keeps it', async () => {
    const portal = await buildTestApp({}, { engine: says('답') });
    const browser = browserOf(portal);
    const { response } = await browser.ask('첫');
    expect(response.headers['set-cookie']).toMatch(/^chatVisitor=[\w-]{32};.*Path=\/v1; HttpOnly; SameSite=Lax/);
    expect((await browser.ask('둘')).response.headers['set-cookie']).toBeUndefined();
    const kept = await portal.context.db.selectFrom('chat_conversation').select('visitor').execute();
    expect(new Set(kept.map(({ visitor }) => visitor)).size).toBe(1);
    expect(kept[0]?.visitor).not.toBe(browser.cookies.chatVisitor);
  });
});
