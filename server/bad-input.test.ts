import { expect, it } from 'vitest';
import type { Role } from '../shared/permissions.ts';
import type { TestApp } from './testing/build-test-app.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { encryptFor } from './testing/encrypt.ts';
import { makeUser } from './testing/make.user.ts';

const NASTY: unknown[] = [
  null,
  '',
  -1,
  1e300,
  true,
  [],
  {},
  'x'.repeat(10_000),
  'a\u0000b',
  '\ud800',
  "' or 1=1 --",
  '__proto__',
];

/** Good values for every field, so that a nasty one is the only thing wrong. */
const VALID: Record<string, unknown> = {
  boardType: 'qna',
  documentId: 'x',
  replyId: 'x',
  fileId: 'x',
  title: '제목입니다',
  category: '오류',
  bodyHtml: '<p>본문</p>',
  version: 1,
  answerState: '답변대기',
  isAccepted: true,
  userId: 'hong2026',
  userName: '홍길동',
  email: 'hong@example.com',
  keyId: 'x',
  password: 'x',
  userKey: 'x',
  token: 'x',
  recaptchaToken: 'x',
  kind: 'age',
  type: 'CONTACT',
  contractId: 'x',
  contractIds: ['x'],
  completeYn: 'Y',
  reason: '영업 회의 자료',
  name: '홍길동',
  query: 'status=접수',
};

interface OpenApi {
  paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: { properties?: object } }> } } }>;
}

/** Every POST of the API and the fields it takes, from its own description. */
async function callsOf(portal: TestApp): Promise<{ url: string; fields: string[] }[]> {
  const { paths } = JSON.parse((await portal.get('/api/docs/json')).text) as OpenApi;
  return Object.entries(paths).flatMap(([url, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    return post ? [{ url, fields: Object.keys(schema?.properties ?? {}) }] : [];
  });
}

it.each(['ROLE_USER', 'ROLE_ADMIN'] satisfies Role[])(
  'no input that %s can send makes the API fail with 5xx, or answer without Korean',
  async (role) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: [role] });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const failures: string[] = [];
    let sent = 0;
    for (const { url, fields } of await callsOf(portal)) {
      if (url.endsWith('/logout')) continue;
      for (const body of [
        ...NASTY,
        ...fields.flatMap((field) => NASTY.map((value) => ({ ...VALID, [field]: value }))),
      ]) {
        sent += 1;
        // From ever new addresses, so that no call is refused before it is read.
        const remoteAddress = `10.0.${sent >> 8}.${sent & 255}`;
        const payload = JSON.stringify(body);
        const response = await portal.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
        const isTold = response.statusCode < 400 || /[가-힣]/.test(response.json<{ message: string }>().message);
        if (response.statusCode >= 500 || !isTold)
          failures.push(`${url} ${payload.slice(0, 200)} ${response.body.slice(0, 120)}`);
      }
    }
    expect(sent).toBeGreaterThan(500);
    expect(failures).toEqual([]);
  },
  120_000,
);

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
