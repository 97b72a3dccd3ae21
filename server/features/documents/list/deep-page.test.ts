import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import type { Actor, Role } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { DocumentTable } from '#server/db/tables/boards/board.tables.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { DEEP_FROM } from './deep-page.ts';

const NOW = Date.parse('2026-11-21T03:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const SIZE = 30;
const CATEGORIES = ['공지', '업데이트', '점검'];

/** Pseudo-random numbers, the same in every run. */
function scatter(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const notice = (n: number, random: (below: number) => number, authorId: string | null) =>
  ({
    id: `n-${String((n * 7_919) % 10_007).padStart(5, '0')}`,
    board_type: 'notice',
    category: CATEGORIES[random(3)] ?? '',
    title: `공지 ${n}`,
    body_html: '',
    body_text: '',
    fields: '{}',
    author_id: random(200) === 0 ? authorId : null,
    author_name: '운영팀',
    is_staff_author: 1,
    is_private: 0,
    is_pinned: random(80) === 0 ? 1 : 0,
    is_hidden: random(15) === 0 ? 1 : 0,
    answer_state: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    // Over ninety days, some of them scheduled, and several at the same time.
    published_at: new Date(NOW - (random(930) - 30) * (DAY_MS / 10)).toISOString(),
    popup_from: null,
    popup_until: null,
    deleted_at: random(12) === 0 ? '2026-11-01T00:00:00.000Z' : null,
    deleted_by: null,
  }) satisfies Insertable<DocumentTable>;

/** Expected result: the permission rules applied to every row. */
async function expectedFor({ context }: TestApp, actor: Actor, category: string) {
  const rows = await context.db.selectFrom('document').selectAll().execute();
  return rows
    .filter((row) => can.seeDocument(actor, factsOf(row), new Date(NOW).toISOString()))
    .filter((row) => category === '' || row.category === category)
    .toSorted(
      (a, b) =>
        b.is_pinned - a.is_pinned ||
        (a.published_at < b.published_at ? 1 : a.published_at > b.published_at ? -1 : a.id < b.id ? 1 : -1),
    )
    .map(({ id }) => id);
}

it('pages far down and counts by category are those of the whole board, for every kind of visitor and after changes', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const come = async (role: Role) => ({ ...(await makeUser(portal, { roles: [role] })), roles: [role] });
  const author = await come('ROLE_USER');
  const member = await come('ROLE_USER');
  const staff = await come('ROLE_MANAGER');
  const random = scatter(42);
  const made = Array.from({ length: 2_400 }, (_, n) => notice(n, random, author.id));
  for (let from = 0; from < made.length; from += 400)
    await db
      .insertInto('document')
      .values(made.slice(from, from + 400))
      .execute();

  const compare = async () => {
    for (const visitor of [null, member, author, staff]) {
      const actor = visitor && { id: visitor.id, roles: visitor.roles };
      for (const category of ['', '점검']) {
        const expected = await expectedFor(portal, actor, category);
        expect(expected.length).toBeGreaterThan(DEEP_FROM + SIZE);
        for (let page = 1; (page - 1) * SIZE < expected.length + SIZE; page += page % 7 === 0 ? 1 : 2) {
          const answer = await portal.post(
            '/api/v1/board/list',
            { boardType: 'notice', page, size: SIZE, category },
            { token: visitor?.token },
          );
          const ids = (answer.data.list as { documentId: string }[]).map(({ documentId }) => documentId);
          expect(ids, `page ${page}`).toEqual(expected.slice((page - 1) * SIZE, page * SIZE));
          expect(answer.data.totalCount).toBe(expected.length);
        }
      }
    }
  };
  await compare();

  for (const { id } of made.slice(0, 300)) {
    const change = random(6);
    const set: Partial<Insertable<DocumentTable>> = [
      { deleted_at: null },
      { is_hidden: random(2) },
      { category: CATEGORIES[random(3)] },
      { is_pinned: random(2) },
      { published_at: new Date(NOW - random(90) * DAY_MS).toISOString() },
      {},
    ][change]!;
    if (change === 5) await db.deleteFrom('document').where('id', '=', id).execute();
    else await db.updateTable('document').set(set).where('id', '=', id).execute();
  }
  await compare();
});
