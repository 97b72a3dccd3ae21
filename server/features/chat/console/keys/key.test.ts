import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { says, storedMessage } from '../../chat.fixture.ts';

async function openPortal() {
  const engine = says('답');
  const portal = await buildTestApp({}, { engine });
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const create = async (name = '고객 포털') =>
    (await portal.post('/api/v1/chat/keys/create', { name }, { token: admin.token })).data as {
      keyId: string;
      key: string;
    };
  const list = async () => (await portal.post('/api/v1/chat/keys/list', undefined, { token: admin.token })).data.list;
  return { portal, engine, admin, create, list };
}

const ask = ({ app }: TestApp, key: string, given: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/chat-messages',
    headers: { authorization: `Bearer ${key}` },
    payload: { query: '질문', inputs: {}, response_mode: 'blocking', user: 'u1', ...given },
  });

it('a key is shown once, kept as a hash, and told by its beginning', async () => {
  const { portal, create, list } = await openPortal();
  const { keyId, key } = await create();
  expect(key).toMatch(/^app-[\w-]{32}$/);
  expect(await list()).toEqual([
    {
      keyId,
      name: '고객 포털',
      prefix: key.slice(0, 10),
      createdAt: '2026-11-21T03:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    },
  ]);
  const rows = await portal.context.db.selectFrom('chat_api_key').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('lets a program ask with the permissions of everybody, even when its maker is an administrator', async () => {
  const { portal, engine, create, list } = await openPortal();
  const { key } = await create();
  const answered = await ask(portal, key);
  expect(answered.json()).toMatchObject({ answer: '답' });
  expect(answered.headers['set-cookie']).toBeUndefined();
  expect(engine.asked[0]?.actor).toBeNull();
  expect((await list())[0].lastUsedAt).toBe('2026-11-21T03:00:00.000Z');
});

it('keeps the conversations of each key and each of its users apart', async () => {
  const { portal, create } = await openPortal();
  const [one, two] = [await create('하나'), await create('둘')];
  const { conversation_id, message_id } = (await ask(portal, one.key)).json();
  const goOn = (key: string, user: string) => ask(portal, key, { user, conversation_id });
  expect((await goOn(one.key, 'u2')).json()).toMatchObject({ code: 'not_found', status: 404 });
  expect((await goOn(two.key, 'u1')).statusCode).toBe(404);
  expect((await goOn(one.key, 'u1')).statusCode).toBe(200);
  const rate = (user: string) =>
    portal.app.inject({
      method: 'POST',
      url: `/v1/messages/${message_id}/feedbacks`,
      headers: { authorization: `Bearer ${one.key}` },
      payload: { rating: 'like', user },
    });
  expect((await rate('u2')).statusCode).toBe(404);
  expect((await rate('u1')).statusCode).toBe(200);
  expect((await storedMessage(portal, message_id)).rating).toBe('like');
});

it('asks a program for whom it asks', async () => {
  const { portal, create } = await openPortal();
  const { key } = await create();
  for (const user of [undefined, null, ''])
    expect((await ask(portal, key, { user })).json()).toMatchObject({
      code: 'invalid_param',
      message: expect.stringContaining('user'),
    });
});

it('closes at once when it is revoked; an unknown key opens nothing', async () => {
  const { portal, admin, create, list } = await openPortal();
  const { keyId, key } = await create();
  const revoke = () => portal.post('/api/v1/chat/keys/revoke', { keyId }, { token: admin.token });
  expect(await revoke()).toMatchObject({ status: 200 });
  expect((await list())[0].revokedAt).toBe('2026-11-21T03:00:00.000Z');
  for (const wrong of [key, 'app-unknown'])
    expect((await ask(portal, wrong)).json()).toEqual({
      code: 'unauthorized',
      status: 401,
      message: 'API 키를 확인해주세요.',
    });
  portal.advance(1000);
  // The second revocation changes nothing and is not recorded.
  expect(await revoke()).toMatchObject({ status: 200 });
  expect((await list())[0].revokedAt).toBe('2026-11-21T03:00:00.000Z');
  expect(await portal.post('/api/v1/chat/keys/revoke', { keyId: 'nothing' }, { token: admin.token })).toMatchObject({
    status: 404,
  });
});

it.each([
  ['', '키 이름을 입력해주세요.'],
  ['가'.repeat(51), '키 이름은 최대 50자까지 입력할 수 있습니다.'],
])('refuses the name %j', async (name, message) => {
  const { portal, admin } = await openPortal();
  const answer = await portal.post('/api/v1/chat/keys/create', { name }, { token: admin.token });
  expect(answer).toMatchObject({ status: 400, code: 'CM01' });
  expect(answer.data.fields).toEqual({ name: message });
});
