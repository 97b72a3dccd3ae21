import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dialectOf } from '#server/db/open-database.ts';
import { createLog } from '#server/log/create-log.ts';
import { composeMail, mailContent } from '#server/mail/compose-mail.ts';
import { mailFolder, openMailer } from '#server/mail/send-mail.ts';
import { saveMails } from '#server/mail/outbox.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import { hourlySweep } from '#server/sweep.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { createJobRunner } from '../admin/health/job-runner.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { browserOf } from '../chat/chat.fixture.ts';
import { groupAllQuestions } from '../chat/console/gaps/group-questions.ts';
import { sweepErasedMembers } from './erase-member.ts';
import { createSession } from './sessions/session.queries.ts';

const ID = 'dokgo2026';
const NAME = '독고탁민';
const PERSONAL = [ID, NAME, 'dokgo@example.com', 'dokgo-new@example.com', '가온누리연구소', '203.0.113.77'];

/** All rows of all tables in the database's catalogue, as `table: row`. */
async function everyRow({ context: { db } }: TestApp): Promise<string[]> {
  const tables =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const lines: string[] = [];
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows) {
      const values = Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString() : String(value)));
      lines.push(`${name}: ${values.join(' | ')}`);
    }
  }
  return lines;
}

/** Names and contents of all files in the data folder, except the database, which `everyRow` reads. */
async function everyFile({ context: { config } }: TestApp): Promise<string[]> {
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('portal.sqlite'));
  return Promise.all(
    files.map(async ({ parentPath, name }) => `${name}: ${await readFile(join(parentPath, name), 'utf8')}`),
  );
}

async function whatNames(portal: TestApp): Promise<string[]> {
  const all = [...(await everyRow(portal)), ...(await everyFile(portal))];
  return all.filter(namesMember);
}

const namesMember = (line: string) => PERSONAL.some((personal) => line.toLowerCase().includes(personal));

const withdraw = (portal: TestApp, token: string) => {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, { token });
};

const runHourly = (portal: TestApp) =>
  hourlySweep(portal.context, {
    runJob: createJobRunner(portal.context),
    signal: new AbortController().signal,
    build: null,
  })();

async function makeMember(portal: TestApp) {
  const member = await makeUser(portal, { userId: ID, userName: NAME, email: 'dokgo@example.com' });
  const own = { affiliation: '가온누리연구소' };
  await portal.context.db.updateTable('user').set(own).where('id', '=', member.id).execute();
  return member;
}

async function ok(answer: Promise<{ code: string; data: unknown; text?: string }>) {
  const { code, data, text } = await answer;
  expect(code, text).toBe('0000');
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  return data as any;
}

async function writesOnBoards(portal: TestApp, { token }: MadeUser): Promise<string> {
  const { fileId } = await ok(upload(portal, { token, name: '오류 화면.txt' }));
  const question = { title: '설치가 멈춥니다', category: '오류', bodyHtml: '<p>멈춥니다.</p>' };
  const { documentId } = await ok(
    portal.post('/api/v1/board/write', { boardType: 'qna', ...question, fileIds: [fileId] }, { token }),
  );
  for (const version of [1, 2]) {
    const changed = { ...question, documentId, version, title: `설치가 멈춥니다 ${version}`, fileIds: [fileId] };
    await ok(portal.post('/api/v1/board/update', changed, { token }));
  }
  await ok(portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>로그를 더합니다.</p>' }, { token }));
  const trashed = await ok(portal.post('/api/v1/board/write', { boardType: 'qna', ...question }, { token }));
  await ok(portal.post('/api/v1/board/deleteDocument', { documentId: trashed.documentId }, { token }));
  await ok(upload(portal, { token, name: `${NAME} 이력서.txt`, content: Buffer.from(NAME) }));
  const content = JSON.stringify({ title: `${NAME}입니다` });
  await ok(portal.post('/api/v1/board/draft-save', { boardType: 'qna', content }, { token }));
  return documentId;
}

async function usesTheRest(portal: TestApp, { id, token, loginId }: MadeUser): Promise<void> {
  const maker = await makeUser(portal);
  const faq = await makeDocument(portal, { boardType: 'faq' });
  const notice = await makeDocument(portal, { boardType: 'notice' });
  const lecture = await makeDocument(portal, { boardType: 'videoTutorial' });
  const entry = await makeDocument(portal, { boardType: 'market', author: maker });
  await ok(portal.post('/api/v1/board/like', { documentId: notice }, { token }));
  await ok(portal.post('/api/v1/board/faq-vote', { documentId: faq, isHelpful: true }, { token }));
  await ok(portal.post('/api/v1/board/faq-answer', { documentId: faq }, { token }));
  await portal.context.db.updateTable('document').set({ review_state: '게시' }).where('id', '=', entry).execute();
  await indexManual(portal.context);
  await ok(portal.post('/api/v1/manual/rate', { path: '/manual/', isHelpful: false, comment: NAME }, { token }));
  await ok(portal.post('/api/v1/video/progress', { documentId: lecture, seconds: 30 }, { token }));
  await ok(portal.post('/api/v1/market/write-review', { documentId: entry, rating: 5, body: '좋습니다.' }, { token }));
  const browser = browserOf(portal, token);
  const { messageId } = await browser.ask(`${NAME} 주차장 요금은 얼마예요?`);
  await browser.call('POST', `/v1/messages/${messageId}/feedbacks`, {
    user: 'admin',
    rating: 'dislike',
    content: NAME,
  });
  await groupAllQuestions(portal.context);
  const inquiry = submissionOf({ name: '담당자', company: '다른회사', email: 'office@example.com' });
  await ok(portal.post('/api/v1/free/write', inquiry, { token }));
  await ok(portal.post('/api/v1/user/findIdPw', { userName: NAME, email: 'dokgo@example.com' }));
  await ok(portal.post('/api/v1/user/findIdPw', { userId: loginId, email: 'dokgo@example.com' }));
  const { keyId, encrypt } = encryptFor(portal);
  await portal.post('/api/v1/user/login', { userId: loginId, keyId, password: encrypt('Wrong-pass1') });
  const form = {
    keyId,
    password: encrypt(TEST_PASSWORD),
    userName: encrypt(NAME),
    email: encrypt('dokgo-new@example.com'),
    affiliation: encrypt('가온누리연구소'),
    marketing: { email: true, sms: true },
  };
  await ok(portal.post('/api/v1/user/update-user-detail', form, { token, remoteAddress: '203.0.113.77' }));
  const at = portal.context.clock.now().toISOString();
  await portal.context.db
    .insertInto('consent_reminder')
    .values({ source: 'user', holder_id: id, sent_at: at })
    .execute();
}

async function isSeenByStaff(portal: TestApp, member: MadeUser, documentId: string): Promise<void> {
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { token } = admin;
  await ok(portal.post('/api/v1/board/answer-state', { documentId, answerState: '추가정보요청' }, { token }));
  const mail = { change: { topic: 'reply', byMail: false } } as const;
  await ok(portal.post('/api/v1/user/notification-mail', mail, { token: member.token }));
  await ok(portal.post('/api/v1/admin/users/detail', { userId: member.id }, { token }));
  await ok(portal.post('/api/v1/admin/users/unlock', { userId: member.id }, { token }));
  await ok(portal.post('/api/v1/admin/users/end-sessions', { userId: member.id }, { token }));
}

it('회원탈퇴: leaves no ID, name, address or affiliation in any table, file or line of the log', async () => {
  const logged: string[] = [];
  const portal = await buildTestApp({}, {}, createLog('debug', { write: (line) => void logged.push(line) }));
  const { context } = portal;
  context.mailer = openMailer(context.config.mail, mailFolder(context.config));
  const member = await makeMember(portal);
  const documentId = await writesOnBoards(portal, member);
  await usesTheRest(portal, member);
  await portal.sentMail();
  await isSeenByStaff(portal, member, documentId);
  const before = await whatNames(portal);
  // Ensures that the search finds the data before the erasure.
  for (const place of ['user', 'document', 'document_version', 'document_writer', 'reply', 'mail', 'chat_gap', 'draft'])
    expect(before.filter((line) => line.startsWith(`${place}: `)).length, place).toBeGreaterThan(0);
  expect(before.some((line) => line.includes('.eml: '))).toBe(true);

  const token = await createSession(context.db, context, { ...member, login_id: member.loginId });
  await ok(withdraw(portal, token));
  // The call counters contain the address, for a day at most.
  portal.advance(25 * 3_600_000);
  expect(await runHourly(portal)).toBe(true);
  expect(await whatNames(portal)).toEqual([]);
  // The log outlasts the member. Lines of requests: request-log.test.ts.
  expect(logged).not.toEqual([]);
  expect(logged.filter(namesMember)).toEqual([]);
  expect(await verifyAudit(context.db)).toMatchObject({ brokenAt: null });
});

it('takes back what a request under way wrote during the withdrawal', async () => {
  const portal = await buildTestApp();
  const member = await makeMember(portal);
  await ok(withdraw(portal, member.token));
  const documentId = await makeDocument(portal, { author: member });
  await makeReply(portal, documentId, member);
  const { context } = portal;
  const draft = {
    user_id: member.id,
    board_type: 'qna',
    document_id: '',
    content: NAME,
    saved_at: '2026-11-21',
  } as const;
  await context.db.insertInto('draft').values(draft).execute();
  const late = mailContent('question-notice', { title: '늦은 질문', link: 'https://portal.example' });
  await saveMails(context.db, context, [
    { to: { email: member.email, userId: member.id }, mail: await composeMail(context.db, context.config, late) },
  ]);
  for (const table of ['mail', 'draft'])
    expect(await whatNames(portal)).toContainEqual(expect.stringMatching(`^${table}: `));
  await sweepErasedMembers(portal.context);
  expect(await whatNames(portal)).toEqual([]);
});

it('finishes a withdrawal in whose middle the portal was switched off for a week, and then is done with it', async () => {
  const portal = await buildTestApp();
  const member = await makeMember(portal);
  await ok(withdraw(portal, member.token));
  await makeDocument(portal, { author: member });
  portal.advance(7 * 86_400_000);
  await sweepErasedMembers(portal.context);
  expect(await whatNames(portal)).toEqual([]);
  const { is_erased } = await portal.context.db
    .selectFrom('user')
    .select('is_erased')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(is_erased).toBe(1);
});

it('keeps what the law has kept of staff: who looked and who decided, and nothing beside', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const staff = await makeUser(portal, {
    userId: ID,
    userName: NAME,
    email: 'dokgo@example.com',
    roles: ['ROLE_ADMIN'],
  });
  await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { token } = staff;
  const documentId = await makeDocument(portal);
  const change = { documentId, title: '공지', category: '오류', bodyHtml: '<p>바뀐 본문</p>' };
  await ok(portal.post('/api/v1/board/update', { ...change, version: 1 }, { token }));
  await ok(portal.post('/api/v1/board/update', { ...change, version: 2 }, { token }));
  const other = await makeUser(portal);
  await ok(portal.post('/api/v1/admin/users/detail', { userId: other.id }, { token }));
  await ok(portal.post('/api/v1/admin/users/unlock', { userId: other.id }, { token }));
  const pin = { pinId: null, questions: '고객센터 시간', answer: '평일 9시부터입니다.', link: '', updatedAt: null };
  await ok(portal.post('/api/v1/admin/assistant/pin-save', pin, { token }));
  await ok(withdraw(portal, token));
  const tables = (await whatNames(portal)).map((line) => line.slice(0, line.indexOf(':')));
  expect([...new Set(tables)].toSorted()).toEqual(['audit_entry', 'inquiry_log']);
  expect(await db.selectFrom('document').select('saved_by').where('id', '=', documentId).execute()).toEqual([
    { saved_by: '탈퇴한 회원' },
  ]);
});
