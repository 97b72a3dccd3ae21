import { randomBytes, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hanging } from '#server/features/chat/chat.fixture.ts';
import { VERSION_MAX_AGE_MS } from '#server/db/bounded-version.ts';
import { codeOf, enableFactor } from '#server/features/users/factor/factor.fixture.ts';
import { plainRenderer } from '#server/plugins/pages/cache/cached-portal.fixture.ts';
import { sha256 } from '#server/security/keys.ts';
import { encryptFor } from '../encrypt.ts';
import { makeDocument } from '../make/make.document.ts';
import { makeUser, TEST_PASSWORD } from '../make/make.user.ts';
import type { Sent, TwoInstances } from './start-two.ts';
import { startTwoInstances } from './start-two.ts';

let portal: TwoInstances;
const engine = hanging('반쯤 한 답');

beforeAll(async () => {
  portal = await startTwoInstances(
    { botCheck: { kind: 'pow' } },
    { engine, pages: { mode: 'production', root: '/nowhere', renderer: plainRenderer() } },
  );
});

afterAll(() => portal.stop());

const [one, other] = [0, 1] as const;
const first = () => portal.both[0];

async function passFrom(sent: Sent) {
  const { challenge } = (await portal.get('/api/bot-challenge', sent)).data as {
    challenge: { algorithm: string; challenge: string; salt: string; signature: string };
  };
  const solution = await solveChallenge(challenge.challenge, challenge.salt, 'SHA-256', 50_000).promise;
  const token = Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64');
  const answer = await portal.post('/api/verify-recaptcha', { recaptchaToken: token }, sent);
  return { token, pass: answer.cookies.botPass ?? '' };
}

/** Adds a bot check pass; the check has its own test. */
async function withPass(sent: Sent): Promise<Sent> {
  const pass = randomUUID();
  const { db, clock } = first().context;
  await db
    .insertInto('bot_pass')
    .values({
      pass_hash: sha256(pass),
      kind: 'pass',
      expires_at: new Date(clock.now().getTime() + 60_000).toISOString(),
    })
    .execute();
  return { ...sent, cookies: { botPass: pass } };
}

async function logIn(userId: string, password: string, sent: Sent) {
  const { keyId, encrypt } = encryptFor(portal.both[sent.by ?? 0]);
  return portal.post('/api/v1/user/login', { keyId, userId, password: encrypt(password) }, await withPass(sent));
}

const search = (query: string, sent: Sent = {}) => portal.post('/api/v1/search/documents', { query, page: 1 }, sent);
type Title = string | { text: string }[];
/** Titles of a search are split into marked pieces. */
const titlesOf = (answer: { data: { list: { title: Title }[] } }) =>
  answer.data.list.map(({ title }) => (typeof title === 'string' ? title : title.map(({ text }) => text).join('')));

describe('an account', () => {
  it('logs in on one instance and out on the other, and is out on both', async () => {
    const { loginId } = await makeUser(first());
    const { token } = (await logIn(loginId, TEST_PASSWORD, { by: one })).data;
    const { keyId, encrypt } = encryptFor(first());
    const detail = (by: 0 | 1) =>
      portal.post('/api/v1/user/get-user-detail', { keyId, password: encrypt(TEST_PASSWORD) }, { token, by });
    expect(await detail(other)).toMatchObject({ status: 200 });
    expect(await portal.post('/api/v1/user/logout', {}, { token, by: other })).toMatchObject({ status: 200 });
    expect(await detail(one)).toMatchObject({ status: 403, code: 'CM02' });
    expect(await detail(other)).toMatchObject({ status: 403, code: 'CM02' });
  });

  it('lies unused for too long on both at once, and a use on one is a use on the other', async () => {
    const { token } = await makeUser(first());
    const use = (by: 0 | 1) => portal.post('/api/v1/user/my-sessions', {}, { token, by });
    for (const by of [one, other]) {
      portal.advance(50 * 60_000);
      expect(await use(by)).toMatchObject({ status: 200 });
    }
    const member = await makeUser(first());
    portal.advance(60 * 60_000);
    for (const by of [one, other]) {
      expect(await portal.post('/api/v1/user/my-sessions', {}, { token: member.token, by })).toMatchObject({
        status: 403,
        code: 'LO05',
      });
    }
  });

  it('gives its password on one instance and its code on the other, which takes the code once', async () => {
    const user = await makeUser(first());
    const secret = await enableFactor({ context: first().context, advance: portal.advance }, user);
    const pending = [one, other].map(
      async (by) => (await logIn(user.loginId, TEST_PASSWORD, { by })).data.pendingLogin,
    );
    const [here, there] = await Promise.all(pending);
    const code = codeOf(first(), secret);
    const send = (pendingLogin: string, by: 0 | 1) =>
      portal.post('/api/v1/user/login-code', { pendingLogin, code }, { by });
    const answers = await Promise.all([send(here, other), send(there, one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('is locked after five failures, wherever they were', async () => {
    const { loginId } = await makeUser(first());
    for (const by of [one, other, one, other, one]) expect((await logIn(loginId, '틀림', { by })).code).toBe('LO01');
    for (const by of [one, other]) expect((await logIn(loginId, TEST_PASSWORD, { by })).code).toBe('LO04');
  });

  it('loses what it may do on both when it is taken away on one', async () => {
    const { id, token } = await makeUser(first(), { roles: ['ROLE_ADMIN'] });
    expect(await portal.post('/api/v1/board/transfer-boards', {}, { token, by: other })).toMatchObject({ status: 200 });
    await first().context.db.updateTable('user_role').set({ role: 'ROLE_USER' }).where('user_id', '=', id).execute();
    expect((await portal.post('/api/v1/board/transfer-boards', {}, { token, by: other })).code).toBe('CM03');
  });
});

describe('the bot check', () => {
  it('of one instance opens the other, once, and its solution counts once', async () => {
    const { loginId } = await makeUser(first());
    const { token, pass } = await passFrom({ by: one });
    const { keyId, encrypt } = encryptFor(first());
    const body = { keyId, userId: loginId, password: encrypt(TEST_PASSWORD) };
    const send = (by: 0 | 1) => portal.post('/api/v1/user/login', body, { by, cookies: { botPass: pass } });
    const answers = await Promise.all([send(other), send(one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const again = await portal.post('/api/verify-recaptcha', { recaptchaToken: token }, { by: other });
    expect(JSON.parse(again.text)).toMatchObject({ success: false });
  });
});

describe('limits', () => {
  const guess = (from: string, headers = {}) =>
    portal.post('/api/verify-recaptcha', { recaptchaToken: 'x' }, { from, headers });

  it('count calls of both instances together, by visitor', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => guess('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ code }) => code === 'CM05')).toHaveLength(10);
    expect(await guess('203.0.113.8')).toMatchObject({ status: 200 });
  });

  it('are not escaped by naming another address oneself', async () => {
    await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.9')));
    const disguised = [{ 'x-forwarded-for': '198.51.100.1' }, { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' }];
    for (const headers of disguised) expect((await guess('203.0.113.9', headers)).code).toBe('CM05');
    const elsewhere = {
      'x-real-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
      'cf-connecting-ip': '198.51.100.1',
    };
    expect((await guess('203.0.113.9', elsewhere)).code).toBe('CM05');
  });
});

describe('a file', () => {
  it('that one instance took is sent by the other, whole and in part, and gone on both when it is deleted', async () => {
    const { token } = await makeUser(first());
    const content = randomBytes(6 * 1024 * 1024)
      .toString('base64')
      .slice(0, 6_000_000);
    const form = new FormData();
    form.append('boardType', 'qna');
    form.append('purpose', 'attachment');
    form.append('file', new Blob([content]), '로그.txt');
    const { data } = await portal.post('/api/v1/board/upload-file', form, { token, by: one });
    const whole = await portal.get(data.url, { token, by: other });
    expect(whole.text === content).toBe(true);
    const part = await portal.get(data.url, { token, by: other, headers: { range: 'bytes=5999990-' } });
    expect(part).toMatchObject({ status: 206, text: content.slice(-10) });
    expect(part.headers.get('content-range')).toBe('bytes 5999990-5999999/6000000');
    const removed = await portal.post('/api/v1/board/delete-file', { fileId: data.fileId }, { token, by: other });
    expect(removed).toMatchObject({ status: 200 });
    expect(await portal.get(data.url, { token, by: one })).toMatchObject({ status: 404 });
  });
});

describe('what is published', () => {
  it('on one instance is read and found on the other by the next request, and so is a change', async () => {
    const { token } = await makeUser(first(), { roles: ['ROLE_MANAGER'] });
    const content = { boardType: 'notice', category: '공지', fields: {}, fileIds: [], isPrivate: false };
    const written = await portal.post(
      '/api/v1/board/write',
      { ...content, title: '두물머리 점검 안내', bodyHtml: '<p>점검합니다.</p>' },
      { token, by: one },
    );
    expect(written.code, written.text).toBe('0000');
    expect(titlesOf(await search('두물머리', { by: other }))).toEqual(['두물머리 점검 안내']);
    const { documentId } = written.data;
    const detail = (by: 0 | 1) => portal.post('/api/v1/board/detail', { documentId }, { token, by });
    const read = await detail(other);
    expect(read.data.title).toBe('두물머리 점검 안내');
    const changed = { ...content, documentId, version: read.data.version, title: '세물머리 점검 안내' };
    const edited = await portal.post(
      '/api/v1/board/update',
      { ...changed, bodyHtml: '<p>점검합니다.</p>' },
      { token, by: other },
    );
    expect(edited.code, edited.text).toBe('0000');
    expect(titlesOf(await search('세물머리', { by: one }))).toContain('세물머리 점검 안내');
    expect(titlesOf(await search('두물머리', { by: one }))).not.toContain('두물머리 점검 안내');
    expect((await detail(one)).data.title).toBe('세물머리 점검 안내');
    const stale = await portal.post(
      '/api/v1/board/update',
      { ...changed, bodyHtml: '<p>늦게</p>' },
      { token, by: one },
    );
    expect(stale.code).toBe('CM08');
  });

  it('is in the kept page of the writer by the next request and of the other a moment later, though they were kept', async () => {
    const { token } = await makeUser(first(), { roles: ['ROLE_MANAGER'] });
    const page = (by: 0 | 1) => portal.get('/notice', { by });
    const kept = await page(other);
    expect((await page(other)).headers.get('etag')).toBe(kept.headers.get('etag'));
    expect(kept.headers.get('etag')).not.toBeNull();
    const title = '갓 올린 공지';
    const content = { boardType: 'notice', category: '공지', title, bodyHtml: '<p>본문</p>', fields: {}, fileIds: [] };
    const written = await portal.post('/api/v1/board/write', content, { token, by: one });
    expect((await page(one)).text).toContain(title);
    portal.advance(VERSION_MAX_AGE_MS);
    expect((await page(other)).text).toContain(title);
    const { documentId } = written.data;
    await portal.post('/api/v1/board/deleteDocument', { documentId }, { token, by: other });
    expect((await page(other)).text).not.toContain(title);
    portal.advance(VERSION_MAX_AGE_MS);
    expect((await page(one)).text).not.toContain(title);
  });

  it('at a set time appears on both at that time, once', async () => {
    const publishAt = new Date(first().context.clock.now().getTime() + 60_000).toISOString();
    await makeDocument(first(), { boardType: 'notice', title: '한겨울 예약 공지', publishAt });
    const seen = async (by: 0 | 1) => {
      const list = await portal.post('/api/v1/board/list', { boardType: 'notice' }, { by });
      return titlesOf(list).filter((title) => title === '한겨울 예약 공지').length;
    };
    expect([await seen(one), await seen(other)]).toEqual([0, 0]);
    expect(titlesOf(await search('한겨울', { by: other }))).not.toContain('한겨울 예약 공지');
    portal.advance(61_000);
    expect([await seen(one), await seen(other)]).toEqual([1, 1]);
    const found = titlesOf(await search('한겨울', { by: other })).filter((title) => title === '한겨울 예약 공지');
    expect(found).toHaveLength(1);
  });
});

describe('a conversation', () => {
  const ask = (body: object, sent: Sent) =>
    fetch(`${portal.origin}/v1/chat-messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-test-instance': String(sent.by),
        ...(sent.cookies && { cookie: `chatVisitor=${sent.cookies.chatVisitor}` }),
      },
      body: JSON.stringify({ response_mode: 'streaming', user: 'admin', inputs: {}, ...body }),
    });

  it('is stopped on one instance while the other answers, and goes on there', async () => {
    const response = await ask({ query: '셀렉터가 무엇인가요?' }, { by: one });
    const cookie = (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    while (!said.includes('반쯤')) said += (await reader?.read())?.value ?? '';
    const [, taskId = ''] = /"task_id":"([^"]+)"/.exec(said) ?? [];
    const [, conversationId = ''] = /"conversation_id":"([^"]+)"/.exec(said) ?? [];
    const headers = { cookie };
    const stopped = await portal.post(`/v1/chat-messages/${taskId}/stop`, { user: 'admin' }, { by: other, headers });
    expect(stopped.status, stopped.text).toBe(200);
    expect(await engine.aborted).toBeInstanceOf(Error);
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) said += next.value;
    expect(said).toContain('"event":"message_end"');

    const messages = `/v1/messages?conversation_id=${conversationId}&user=admin`;
    const history = JSON.parse((await portal.get(messages, { by: other, headers })).text) as {
      data: { query: string; answer: string }[];
    };
    expect(history.data).toMatchObject([{ query: '셀렉터가 무엇인가요?', answer: '반쯤 한 답' }]);
    const strangers = await portal.get(messages, { by: one });
    expect(strangers.status).not.toBe(200);
  });
});
