import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CallLimit } from '#server/plugins/limits/call-limits.ts';
import { CALL_LIMITS, OTHER_LIMITS } from '#server/plugins/limits/call-limits.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { COSTLY_CALLS, LONGEST_LISTS, QUESTION } from './costly-calls.ts';
import { LONGEST_BODY } from './costly-texts.ts';
import { cpuMs, slowness } from './machine-speed.ts';

const SEED = 20_261_126;
const DOCUMENTS = 200;
/** Words that all documents have, so that a search has all of them to rank. */
const WORDS = '로봇 설치 오류 실행 파일 설정 화면 업무 자동 서비스 메일 엑셀'.split(' ');
const FOUND = { found: WORDS.join(' '), foundJoined: WORDS.join('') };
/** The least of up to so many tries counts, until one is within the limit: others use the machine as well. */
const TRIES = 10;
/** What a fixed piece of work does not tell of a machine. */
const SLACK = 3;

const ROWS: Record<string, CallLimit> = {
  ...CALL_LIMITS,
  '/v1/chat-messages': OTHER_LIMITS['POST /v1/chat-messages']!,
};

it('no call of a member costs more of the main thread than its row of limits says', { timeout: 600_000 }, async () => {
  // Without rate limits.
  const portal = await buildTestApp({ callLimitFactor: 1_000 });
  const author = await makeUser(portal);
  const documentId = await fill(portal, author);
  const faults: string[] = [];
  const check = async (path: string, shape: string, payload: object, isRefused: boolean) => {
    const { ms, statuses } = await costOf(portal, path, payload, author);
    if (ms > SLACK * (ROWS[path]?.costMs ?? 0)) faults.push(`${path} ${shape}: ${Math.round(ms)} ms`);
    const meant = isRefused ? 400 : 200;
    if ([...statuses].some((status) => status !== meant)) faults.push(`${path} ${shape}: HTTP ${[...statuses].join()}`);
  };
  for (const { path, chars, inputs, refused = [], body } of COSTLY_CALLS)
    for (const [shape, text] of Object.entries({ ...inputs(chars, SEED), ...FOUND }))
      await check(path, shape, body(text.slice(0, chars), documentId), refused.includes(shape));
  for (const { path, body } of LONGEST_LISTS) await check(path, 'longest', body(documentId), false);
  expect(faults).toEqual([]);
});

it('nor does an edit that drops as many pictures as a reply shows', { timeout: 600_000 }, async () => {
  const portal = await buildTestApp({ callLimitFactor: 1_000 });
  const { db } = portal.context;
  const author = await makeUser(portal);
  const documentId = await makeDocument(portal, { author });
  const replyId = await makeReply(portal, documentId, author);
  const { url, fileId } = (await upload(portal, { purpose: 'image', name: 'a.png', content: PNG, token: author.token }))
    .data;
  const bodyOf = (ids: readonly string[]) => ids.map((id) => `<img src="${url.replace(fileId, id)}" />`).join('');
  const newIds = () => Array.from({ length: 235 }, () => randomUUID());
  const reply = await db.selectFrom('reply').selectAll().where('id', '=', replyId).executeTakeFirstOrThrow();
  for (let made = 0; made < 300; made += 1)
    await db
      .insertInto('reply')
      .values({ ...reply, id: randomUUID(), body_html: bodyOf(newIds()) })
      .execute();
  const file = await db.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  const shown = newIds();
  for (const id of shown)
    await db
      .insertInto('file')
      .values({ ...file, id, document_id: documentId, storage_key: id })
      .execute();
  await db
    .updateTable('reply')
    .set({ body_html: bodyOf(shown) })
    .where('id', '=', replyId)
    .execute();
  const path = '/api/v1/board/updateReply';
  const slow = Math.min(slowness(), slowness(), slowness());
  const before = cpuMs();
  expect(await portal.post(path, { replyId, bodyHtml: '<p>가</p>' }, author)).toMatchObject({ status: 200 });
  expect((cpuMs() - before) / slow).toBeLessThan(SLACK * ROWS[path]!.costMs);
  expect(await db.selectFrom('file').select('id').where('document_id', '=', documentId).execute()).toEqual([]);
});

/**
 * CPU time of this thread, which is that of the portal in tests, as on the machine of the measured costs: this one's speed
 * is measured in between.
 */
async function costOf(portal: TestApp, path: string, payload: object, { token }: MadeUser) {
  const most = SLACK * (ROWS[path]?.costMs ?? 0);
  const headers = { authorization: `Bearer ${token}` };
  const statuses = new Set<number>();
  let [call, slow] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < TRIES && (tried === 0 || call / slow > most); tried += 1) {
    slow = Math.min(slow, slowness());
    const before = cpuMs();
    const { statusCode } = await portal.app.inject({ method: 'POST', url: path, payload, headers });
    call = Math.min(call, cpuMs() - before);
    statuses.add(statusCode);
  }
  return { ms: call / slow, statuses };
}

/** Many documents that any search finds; returns a question with as many and as long replies and versions as are read at once. */
async function fill(portal: TestApp, author: MadeUser): Promise<string> {
  for (let made = 0; made < DOCUMENTS; made += 1) {
    const words = WORDS.map((_, at) => WORDS[(at + made) % WORDS.length]).join(' ');
    const bodyText = `${words}에 대해 알려드립니다. `.repeat(8);
    const boardType = made % 2 === 0 ? 'qna' : 'notice';
    await makeDocument(portal, { author, boardType, title: words, bodyText });
  }
  const { data } = await portal.post('/api/v1/board/write', QUESTION, author);
  const documentId = data.documentId as string;
  const { db } = portal.context;
  for (let made = 0; made < 200; made += 1) await makeReply(portal, documentId, author);
  await db
    .updateTable('reply')
    .set({ body_html: '<p>가</p>'.repeat(100) })
    .where('document_id', '=', documentId)
    .execute();
  const version = {
    document_id: documentId,
    title: '질문',
    category: '오류',
    fields: '{}',
    saved_by: '',
    saved_at: '',
  };
  const bodyHtml = '<p>가</p>'.repeat(LONGEST_BODY / 9);
  for (let number = -1; number > -11; number -= 1)
    await db
      .insertInto('document_version')
      .values({ ...version, version: number, body_html: bodyHtml })
      .execute();
  // As many log-ins as a minute may have, for an hour.
  const at = portal.context.clock.now().toISOString();
  const session = {
    user_id: author.id,
    created_at: at,
    last_used_at: at,
    expires_at: '2026-11-21T05:00:00.000Z',
    device: 'Chrome, Windows',
  };
  const sessions = Array.from({ length: 1_800 }, (_, made) => ({ ...session, jti: `made-${made}` }));
  await db.insertInto('session').values(sessions).execute();
  return documentId;
}
