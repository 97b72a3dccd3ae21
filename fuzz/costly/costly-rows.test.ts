import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { koreanDay } from '#shared/text/days.ts';
import type { Tables } from '#server/db/tables.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { nowIso } from '#server/context.ts';
import { endLongTurn } from '#server/end-long-turn.ts';
import { sweepViewsAndDownloads } from '#server/documents/document-visit.queries.ts';
import { sweepPictures } from '#server/features/files/let-go-pictures.ts';
import { sweepFiles } from '#server/features/files/sweep-files.ts';
import { copyDatabase } from '#server/features/admin/health/database-copy.ts';
import { boardCsv } from '#server/features/import-export/export/board-csv.ts';
import { boardJson } from '#server/features/import-export/export/board-json.ts';
import { memberDataJson } from '#server/features/privacy/member/member-data-json.ts';
import { sweepTrash } from '#server/features/history/trash.queries.ts';
import { sweepExpired } from '#server/features/users/sessions/session.queries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { exportedRow, importFile } from '#server/testing/import-file.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { longestWait } from '../longest-turn.ts';
import { slowness } from './machine-speed.ts';

/** `npm run fuzz` uses as much as a member may have; the deep gate less, which one statement for all would still exceed. */
const SIZE = process.env.FUZZ_RUNS ? 1 : 1 / 4;
const times = (count: number) => Math.ceil(count * SIZE);
const GOAL_MS = 50;
/** As in declared-costs.test.ts. */
const SLACK = 3;
const DAY_MS = 86_400_000;
const AT_ONCE = 20;

const REPLIES = times(1_000);
const DOCUMENTS = times(100);
const VERSIONS = 10;
const LONG_REPLY = `<p>${'가'.repeat(6_000)}</p>`;
const LONG_TEXT = `<p>${'가나 다'.repeat(12_000)}</p>`;

type Row<T extends keyof Tables> = Partial<Record<keyof Tables[T], unknown>>;

async function insert<T extends keyof Tables>({ context: { db } }: TestApp, table: T, rows: readonly Row<T>[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto(table as 'job_run')
      .values(rows.slice(at, at + AT_ONCE) as never)
      .execute();
}

/** A member with a question that has as many long replies as it may, and many long documents with long versions. */
async function filled() {
  const portal = await buildTestApp({ callLimitFactor: 1_000 });
  const { db } = portal.context;
  const member = await makeUser(portal);
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const documentId = await makeDocument(portal, { author: member });
  const replyId = await makeReply(portal, documentId, admin);
  const own = await makeReply(portal, documentId, member);
  const reply = await db.selectFrom('reply').selectAll().where('id', '=', own).executeTakeFirstOrThrow();
  const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(5, '0'));
  await insert(
    portal,
    'reply',
    numbered(REPLIES - 2).map((i) => ({ ...reply, id: `${own}-${i}`, body_html: LONG_REPLY })),
  );
  const row = await db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  const ids = numbered(DOCUMENTS).map((i) => `${documentId}-${i}`);
  const texts = { body_html: LONG_TEXT, body_text: LONG_TEXT.slice(0, 45_000) };
  await insert(
    portal,
    'document',
    ids.map((id) => ({ ...row, ...texts, id })),
  );
  const version = {
    title: row.title,
    category: row.category,
    body_html: LONG_TEXT,
    fields: '{}',
    saved_at: row.updated_at,
  };
  for (const id of ids)
    await insert(
      portal,
      'document_version',
      numbered(VERSIONS).map((i) => ({
        ...version,
        document_id: id,
        version: Number(i) - 100,
        saved_by: member.loginId,
        saved_by_id: member.id,
      })),
    );
  return { portal, member, admin, documentId, replyId, ids };
}

const withPassword = (portal: TestApp) => {
  const { keyId, encrypt } = encryptFor(portal);
  return { keyId, password: encrypt(TEST_PASSWORD) };
};

async function fillsDrafts({ portal, member, ids }: Awaited<ReturnType<typeof filled>>) {
  const { token } = member;
  const content = '가나 다라'.repeat(50_000);
  for (const documentId of ids.slice(0, 20))
    await portal.post('/api/v1/board/draft-save', { boardType: 'qna', documentId, content }, { token });
  for (let i = 0; i < 40; i += 1) await upload(portal, { token, name: `${i}.txt`, content: Buffer.from('가') });
  portal.advance(2 * DAY_MS);
}

async function asksForPictures({ portal, documentId, member, ids }: Filled) {
  const { fileId } = (await upload(portal, { token: member.token, purpose: 'image', name: 'a.png', content: PNG }))
    .data;
  const { db } = portal.context;
  const file = await db.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  const all = [documentId, ...ids];
  await insert(
    portal,
    'file',
    all.map((id) => ({ ...file, id: `picture-${id}`, document_id: id, storage_key: id })),
  );
  await insert(
    portal,
    'picture_check',
    all.map((id) => ({ document_id: id, asked: 1 })),
  );
  // Texts that name uploads are read, others are not.
  await db
    .updateTable('reply')
    .set({ body_html: `${LONG_REPLY}<img src="/api/v1/board/fileDownload/link/none">` })
    .where('body_html', '=', LONG_REPLY)
    .execute();
}

async function fillsCounters({ portal }: { portal: TestApp }) {
  const { db } = portal.context;
  const count = times(40_000);
  const keys = Array.from({ length: count }, (_, i) => `POST /api/v1/x 203.0.113.${i}`);
  for (let at = 0; at < count; at += 1_000) {
    const some = keys.slice(at, at + 1_000);
    await db
      .insertInto('rate_limit')
      .values(some.map((key) => ({ key, count: 1, resets_at: 0 })))
      .execute();
    const view = { document_id: await anyDocument(portal), day: '2026-11-20' };
    await db
      .insertInto('document_view')
      .values(some.map((key) => ({ ...view, visitor_key: key })))
      .execute();
  }
}

const anyDocument = async ({ context: { db } }: TestApp) =>
  (await db.selectFrom('document').select('id').limit(1).executeTakeFirstOrThrow()).id;

/** As a download that is sent: what is handed over is not kept, as tests without a network would. */
async function consumed(pieces: AsyncIterable<string>): Promise<void> {
  let chars = 0;
  for await (const piece of pieces) {
    chars += piece.length;
    await endLongTurn();
  }
  expect(chars).toBeGreaterThan(LONG_TEXT.length * DOCUMENTS);
}

async function copiesDatabase({ portal: { context } }: Filled): Promise<void> {
  // PostgreSQL is copied with its own tools.
  if (context.dialect === 'sqlite') for await (const _ of (await copyDatabase(context)).content);
}

const withReplies = (count: number) => {
  const at = '2020-01-02T03:04:05.000Z';
  const reply = (id: number) => ({ id: `r${id}`, authorName: '홍길동', bodyHtml: '<p>가나 다</p>', createdAt: at });
  return JSON.stringify([exportedRow({ replies: Array.from({ length: count }, (_, id) => reply(id)) })]);
};

type Filled = Awaited<ReturnType<typeof filled>>;
type Case = [string, (all: Filled) => Promise<unknown>, ((all: Filled) => Promise<unknown>)?];

const CASES: Case[] = [
  [
    'accepting one of many replies',
    ({ portal, member, replyId }) => portal.post('/api/v1/board/accept-reply', { replyId, isAccepted: true }, member),
  ],
  [
    'replying below them',
    ({ portal, admin, documentId }) =>
      portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>가</p>' }, admin),
  ],
  ['reading them', ({ portal, documentId, member }) => portal.post('/api/v1/board/replyList', { documentId }, member)],
  [
    'one’s own data',
    ({ portal: { context }, member }) =>
      consumed(memberDataJson(context.db, { ...member, roles: ['ROLE_USER'], now: nowIso(context) })),
  ],
  ['a withdrawal', ({ portal, member }) => portal.post('/api/v1/user/withdraw', withPassword(portal), member)],
  [
    'hiding many documents',
    ({ portal, admin, ids }) =>
      portal.post('/api/v1/admin/contents/change', { documentIds: ids.slice(0, 100), action: 'hide' }, admin),
  ],
  [
    'deleting many documents',
    ({ portal, admin, ids }) =>
      portal.post('/api/v1/admin/contents/change', { documentIds: ids.slice(0, 100), action: 'delete' }, admin),
  ],
  ['importing a question with many replies', ({ portal, admin }) => importFile(portal, withReplies(REPLIES), admin)],
  ['a board as CSV', ({ portal: { context } }) => consumed(boardCsv(context.db, 'qna'))],
  ['a board as JSON', ({ portal: { context } }) => consumed(boardJson(context.db, 'qna'))],
  [
    'a backup',
    async ({ portal: { context } }) => void (await takeBackup(context, join(context.config.dataDir, 'backup'))),
  ],
  ['the copy of the database', copiesDatabase],
  [
    'erasing what was deleted',
    ({ portal }) => sweepTrash(portal.context),
    async ({ portal }) => {
      await portal.context.db.updateTable('document').set({ deleted_at: '2026-01-01' }).execute();
    },
  ],
  ['looking for pictures that no text shows any more', ({ portal }) => sweepPictures(portal.context), asksForPictures],
  ['looking for uploads in drafts', ({ portal }) => sweepFiles(portal.context), fillsDrafts],
  [
    'sweeping counters and views',
    async ({ portal: { context } }) => {
      await sweepExpired(context);
      await sweepViewsAndDownloads(context, koreanDay(context.clock.now()));
    },
    fillsCounters,
  ],
];

describe('nothing that a member has gathered keeps others waiting when it is used or goes', () => {
  it.each(CASES)('%s', { timeout: 600_000 }, async (name, work, prepare) => {
    const all = await filled();
    await prepare?.(all);
    const { db } = all.portal.context;
    const slow = Math.min(slowness(), slowness(), slowness());
    let done: unknown;
    const wait = await longestWait(db, async () => {
      done = await work(all);
    });
    if (process.env.FUZZ_RUNS) process.stdout.write(`\n${name}: ${wait} ms, 이 컴퓨터 ${slow.toFixed(1)}배\n`);
    if (typeof done === 'object') expect(done).toMatchObject({ status: 200 });
    expect(wait / slow).toBeLessThan(SLACK * GOAL_MS);
  });
});
