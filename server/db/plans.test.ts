import type { Compilable } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Where } from '../documents/document.read-policy.ts';
import { filtersOf, newestQuery } from '../features/documents/list/document-list.queries.ts';
import { writtenBy } from '../features/documents/list/keyword.ts';
import { BY_TIME } from '../features/documents/list/page-and-counts.ts';
import { contentsQuery } from '../features/admin/contents/content-list.queries.ts';
import { batchAfter } from '../features/inquiries/admin/export/exported-inquiries.ts';
import { documentsAfter } from '../features/import-export/export/exported-documents.ts';
import type { InquiryConditions } from '../features/inquiries/admin/inquiry-list.queries.ts';
import { latestCampaigns } from '../features/mail/campaign.queries.ts';
import { popupsQuery } from '../features/popups/popup.queries.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeInquiry } from '../testing/make/make.inquiry.ts';
import type { Db } from './open-database.ts';
import { dialectOf } from './open-database.ts';

const DOCUMENTS = 5_000;
const BY_VIEWS = [['is_pinned', 'desc'], ['view_count', 'desc'], ...BY_TIME] as const;

/** Enough documents for the database to prefer an index. */
async function fillBoards(db: Db): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${DOCUMENTS})`;
  await sql`insert into document (id, board_type, category, title, body_html, body_text, fields, author_name,
      is_staff_author, is_private, is_pinned, created_at, updated_at, published_at)
    ${numbers} select 'filled' || i, 'notice', '공지', '공지 ' || i, '<p>본문</p>', '본문', '{}', '운영팀', 1, 0, 0,
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`.execute(db);
  if (dialectOf(db) === 'postgres') await sql`analyze document`.execute(db);
}

async function fillUsers(db: Db): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${DOCUMENTS})`;
  await sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
      updated_at)
    ${numbers} select 'filled' || i, 'filled' || i, 'filled' || i, '회원', 'Member' || i || '@example.com', '', '!', 'active',
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`.execute(db);
  if (dialectOf(db) === 'postgres') await sql`analyze "user"`.execute(db);
}

async function fillMails(db: Db): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${DOCUMENTS})`;
  await sql`insert into mail (id, template, to_address, subject, body_text, body_html, status, attempts,
      next_attempt_at, created_at)
    ${numbers} select 'filled' || i, 'advertising', 'Member' || i || '@example.com', '', '', '',
      'sent', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
      from n`.execute(db);
  if (dialectOf(db) === 'postgres') await sql`analyze mail`.execute(db);
}

/** Copies of one inquiry, of the same moment. */
async function fillInquiries(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: DOCUMENTS }, (_, index) => ({ ...row, id: `x${index}`, number: `C-1-${index}` }));
  for (let at = 0; at < copies.length; at += 100)
    await db
      .insertInto('inquiry')
      .values(copies.slice(at, at + 100))
      .execute();
  if (dialectOf(db) === 'postgres') await sql`analyze inquiry`.execute(db);
}

/** The query plan as text. */
async function planOf(db: Db, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const explain = dialectOf(db) === 'sqlite' ? 'explain query plan' : 'explain';
  const values = parameters.map((value) => (typeof value === 'number' ? String(value) : `'${String(value)}'`));
  const filled = text.replaceAll(/\$(\d+)|\?/g, (_mark, number?: string) =>
    number === undefined ? (values.shift() ?? '') : (values[Number(number) - 1] ?? ''),
  );
  const { rows } = await sql.raw(`${explain} ${filled}`).execute(db);
  return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
}

it('popups are found in an index of the documents that have a period, however many others there are', async () => {
  const { context } = await buildTestApp();
  await fillBoards(context.db);
  const plan = await planOf(context.db, popupsQuery(context.db, '2026-11-21T03:00:00.000Z'));
  expect(plan).toContain('document_popup');
  expect(plan).not.toMatch(/Seq Scan|SCAN document/);
});

it('a list with filters is read in the order of the list, from an index that has all of their columns', async () => {
  const { db } = (await buildTestApp()).context;
  await fillBoards(db);
  const now = '2026-11-21T03:00:00.000Z';
  const planFor = async (given: object, more: Where = (eb) => eb.lit(true)) => {
    const passes = filtersOf(null, boardContract.list.input.parse({ boardType: 'qna', ...given }), now);
    return planOf(
      db,
      newestQuery(db, (eb) => eb.and([passes(eb), more(eb)]), BY_VIEWS, 10_001),
    );
  };
  const writers = [0, 1].map((is_staff_author) => ({ author_name: '운영팀', is_staff_author }));
  for (const plan of [
    await planFor({ startDt: '2026-01-01', endDt: '2026-12-31' }),
    await planFor({ status: '해결' }),
    await planFor({ keyword: '운영팀' }, writtenBy(writers)),
  ]) {
    // PostgreSQL keeps long texts elsewhere.
    expect(plan).toMatch(dialectOf(db) === 'sqlite' ? /USING COVERING INDEX document_time/ : /Index|Seq/);
    expect(plan).not.toContain('TEMP B-TREE');
  }
});

const NO_FILTERS = { boardType: '', state: '', author: '', keyword: '' } as const;

for (const [sort, index] of Object.entries({
  updatedAt: 'document_changed',
  title: 'document_titled',
  views: 'document_viewed',
}))
  it(`the list of all documents is read in the index of its order, from either end: ${sort}`, async () => {
    const { context } = await buildTestApp();
    await fillBoards(context.db);
    for (const direction of ['asc', 'desc'] as const) {
      const place = { sort: sort as 'title', direction, offset: 40, limit: 20 };
      const plan = await planOf(context.db, contentsQuery(context.db, NO_FILTERS, place, '2026-11-21T03:00:00.000Z'));
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Sort|USE TEMP B-TREE/);
    }
  });

it('hidden and scheduled documents are found in an index, however many others there are', async () => {
  const { context } = await buildTestApp();
  await fillBoards(context.db);
  const place = { sort: 'updatedAt', direction: 'desc', offset: 0, limit: 20 } as const;
  for (const state of ['hidden', 'review', 'scheduled'] as const) {
    const query = contentsQuery(context.db, { ...NO_FILTERS, state }, place, '2026-11-21T03:00:00.000Z');
    const plan = await planOf(context.db, query);
    expect(plan, state).toMatch(state === 'scheduled' ? /document_(?:time|changed)/ : /document_hidden/);
    // Interrupted imports, none here, have an index of their own.
    expect(plan, state).not.toMatch(/Seq Scan on document\b|SCAN document(?! USING INDEX)/);
  }
});

it('a member is found by the address in an index, however it was capitalised', async () => {
  const { context } = await buildTestApp();
  await fillUsers(context.db);
  const query = context.db.selectFrom('user').select('id').where('email_key', '=', 'member7@example.com');
  expect(await planOf(context.db, query)).toContain('user_email_key');
  expect(await query.execute()).toEqual([{ id: 'filled7' }]);
});

it('the mails to an address are found in an index, however it was capitalised', async () => {
  const { context } = await buildTestApp();
  await fillMails(context.db);
  const query = context.db.selectFrom('mail').select('id').where('to_key', '=', 'member7@example.com');
  expect(await planOf(context.db, query)).toContain('mail_to');
  expect(await query.execute()).toEqual([{ id: 'filled7' }]);
});

it('campaigns are found in an index of their mails, however many others there are', async () => {
  const { context } = await buildTestApp();
  await fillMails(context.db);
  expect(await planOf(context.db, latestCampaigns(context.db))).toContain('mail_campaign');
});

it('each batch of an export of inquiries begins in the index where the one before ended', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  await fillInquiries(db, await makeInquiry(portal));
  const filters: InquiryConditions = {
    type: '',
    status: '',
    completeYn: '',
    overdue: '',
    uncontacted: '',
    byMember: '',
    ownerId: '',
    from: '',
    until: '',
    keyword: '',
    overdueBefore: '',
  };
  const last = { created_at: '2026-11-21T03:00:00.000Z', id: 'x1000' };
  const plan = await planOf(db, batchAfter(db, filters, last));
  // SQLite says the range of a search behind the index, PostgreSQL as a condition of it.
  expect(plan).toMatch(/SEARCH inquiry USING INDEX inquiry_created \(.*<|inquiry_created[^]*Index Cond: \(ROW\(/);
});

it('each page of an export of a board begins in the index where the one before ended', async () => {
  const { db } = (await buildTestApp()).context;
  await fillBoards(db);
  const last = { position: 0, published_at: '2026-01-01T00:00:00.000Z', id: 'filled1000' };
  const plan = await planOf(db, documentsAfter(db, 'notice', last).selectAll());
  expect(plan).toMatch(/SEARCH document USING INDEX document_order \(.*>|document_order[^]*Index Cond: \(.*ROW\(/);
  expect(plan).not.toMatch(/sort|temp b-tree/i);
});
