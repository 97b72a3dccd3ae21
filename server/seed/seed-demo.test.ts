import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { createSession } from '../features/users/sessions/session.queries.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { seedDemo } from './seed-demo.ts';

/** Counter columns, and the rows that they count. */
const COUNTED = {
  like_count: sql`select count(*) from document_like where document_id = document.id`,
  reply_count: sql`select count(*) from reply where document_id = document.id and deleted_at is null`,
  file_count: sql`select count(*) from file where document_id = document.id and purpose = 'attachment'`,
  rating_count: sql`select count(*) from market_review where document_id = document.id`,
  rating_sum: sql`select coalesce(sum(rating), 0) from market_review where document_id = document.id`,
};

it('DT.like: every number of the demo content counts rows, and a click or a view adds one', async () => {
  const portal = await buildTestApp();
  await seedDemo(portal.context, 'demouser', 'Passw0rd!');
  await seeNothingOverdue(portal);
  await seeCountedRows(portal);
  await seeLikesToggled(portal);
  await seeViewCounted(portal);
});

/** What waits for an answer was asked on the day of the first start. */
async function seeNothingOverdue({ context }: TestApp) {
  const waiting = await context.db
    .selectFrom('document')
    .select('published_at')
    .where('answer_state', '=', '답변대기')
    .execute();
  const ages = waiting.map(
    ({ published_at }) => (context.clock.now().getTime() - Date.parse(published_at)) / 3_600_000,
  );
  expect(ages.length).toBeGreaterThan(0);
  expect(ages.filter((hours) => hours <= 0 || hours > 24)).toEqual([]);
}

async function seeCountedRows({ context }: TestApp) {
  for (const [column, rows] of Object.entries(COUNTED)) {
    const wrong = await sql<{
      title: string;
    }>`select title from document where ${sql.ref(column)} <> (${rows})`.execute(context.db);
    expect(
      wrong.rows.map(({ title }) => title),
      column,
    ).toEqual([]);
  }
  const downloaded = await context.db.selectFrom('file').select('name').where('download_count', '>', 0).execute();
  expect(downloaded).toEqual([]);
  const likes = await context.db.selectFrom('document_like').select('user_id').limit(1).execute();
  expect(likes).toHaveLength(1);
}

async function seeLikesToggled(portal: TestApp) {
  const { db } = portal.context;
  const demo = await db.selectFrom('user').selectAll().where('login_id', '=', 'demouser').executeTakeFirstOrThrow();
  const tokens = [(await makeUser(portal)).token, await createSession(db, portal.context, demo)];
  for (const boardType of BOARD_TYPES.filter((type) => boardOf(type).hasLikes)) {
    const row = await db
      .selectFrom('document')
      .select(['id', 'like_count'])
      .where('board_type', '=', boardType)
      .where('is_private', '=', 0)
      .where('is_hidden', '=', 0)
      .orderBy('like_count', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.like_count, boardType).toBeGreaterThan(0);
    for (const token of tokens) {
      const click = async () => (await portal.post('/api/v1/board/like', { documentId: row.id }, { token })).data;
      expect(await click(), boardType).toEqual({ isLiked: true, likeCount: row.like_count + 1 });
      expect(await click(), boardType).toEqual({ isLiked: false, likeCount: row.like_count });
    }
  }
}

async function seeViewCounted(portal: TestApp) {
  const { token } = await makeUser(portal);
  const row = await portal.context.db
    .selectFrom('document')
    .select(['id', 'view_count'])
    .where('board_type', '=', 'notice')
    .executeTakeFirstOrThrow();
  const views = async () =>
    (await portal.post('/api/v1/board/detail', { documentId: row.id }, { token })).data.viewCount as number;
  expect(await views()).toBe(row.view_count + 1);
  expect(await views()).toBe(row.view_count + 1);
}

it('the administrator learns which documents of the demo are still there, until all are deleted', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const demo = async () =>
    (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data.firstSteps.find(
      ({ name }: { name: string }) => name === 'demo',
    );
  expect(await demo(), 'a portal that began without the demo').toBeUndefined();
  await seedDemo(portal.context, 'demouser', 'Passw0rd!');
  await makeDocument(portal, { boardType: 'notice', title: '우리 공지' });
  const { left, isDone } = await demo();
  expect(isDone).toBe(false);
  expect(left).toHaveLength(BOARD_TYPES.length);
  expect(left[0]).toBe('고객 사례 14건');
  const { db, clock } = portal.context;
  const inTrash = db.updateTable('document').set({ deleted_at: clock.now().toISOString() });
  await inTrash.where('board_type', '=', 'faq').execute();
  expect((await demo()).left).toHaveLength(BOARD_TYPES.length - 1);
  await inTrash.where('title', '!=', '우리 공지').execute();
  expect(await demo(), 'what is the operator’s own stays').toMatchObject({ isDone: true, left: [] });
});
