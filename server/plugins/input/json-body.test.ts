import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

it('refuses a NUL character in an address and inside an encrypted value, too; writes of it as text are fine', async () => {
  const portal = await buildTestApp();
  const { keyId, encrypt } = encryptFor(portal);
  const login = { keyId, userId: 'hong2026', password: encrypt('a\u0000b') };
  expect(await portal.post('/api/v1/user/login', login)).toMatchObject({ status: 400, code: 'US03' });
  const { token } = await makeUser(portal);
  const question = {
    boardType: 'qna' as const,
    title: '\\u0000 문자가 들어옵니다',
    category: '오류',
    bodyHtml: '<p>\\u0000</p>',
  };
  expect(await portal.post('/api/v1/board/write', question, { token })).toMatchObject({ status: 200 });
  expect((await portal.get('/api/v1/board/fileDownload/link/a%00b')).status).toBe(400);
});

it.each(['{"__proto__":{"roles":["ROLE_ADMIN"]}}', '{"constructor":{"prototype":{"roles":["ROLE_ADMIN"]}}}'])(
  'refuses a body that reaches for the prototype of all objects: %s',
  async (payload) => {
    const { app } = await buildTestApp();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/board/list', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ responseCode: 'CM01', message: '입력한 내용을 확인해주세요.' });
    expect(Object.prototype).not.toHaveProperty('roles');
  },
);

it('refuses an object with thousands of keys before each is checked, wherever it is, with one short message', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1]));
  const question = { boardType: 'qna', title: '질문입니다', category: '오류', bodyHtml: '<p>내용</p>' };
  for (const body of [
    { ...question, fields: wide },
    { ...question, ...wide },
    { ...question, x: [[{ wide }]] },
    wide,
  ]) {
    const answer = await portal.post('/api/v1/board/write', body as never, { token });
    expect(answer).toMatchObject({ status: 400, code: 'CM01' });
    expect(answer.text.length).toBeLessThan(300);
  }
  const many = { notificationIds: Array.from({ length: 10_000 }, () => 1) };
  expect((await portal.post('/api/v1/user/notifications-read', many as never, { token })).text.length).toBeLessThan(
    300,
  );
  expect(await portal.post('/api/v1/board/write', question as never, { token })).toMatchObject({ code: '0000' });
});

it.each(['[]', '{}', '""', '[[1]]'])('refuses tens of thousands of parts before they are read: %s', async (part) => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const send = (more: object) => {
    const question = { boardType: 'qna', title: '질문입니다', category: '오류', bodyHtml: '<p>내용</p>' };
    return portal.post('/api/v1/board/write', { ...question, ...more } as never, { token });
  };
  const many = Array.from({ length: 25_000 }, () => JSON.parse(part) as unknown);
  expect(await send({ x: many })).toMatchObject({ status: 400, code: 'CM01' });
  const code = `"\\",${part}`.repeat(8_000).slice(0, 45_000);
  expect(await send({ bodyHtml: `<p>${code}</p>` })).toMatchObject({ status: 200 });
});
