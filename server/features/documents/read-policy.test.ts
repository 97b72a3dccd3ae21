import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { factsOf, readableTo, visibleTo } from '#server/documents/document.read-policy.ts';

it('the SQL of the read policy and the sentences of permissions.ts say the same, for everyone and every kind of document', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const author = await makeUser(portal);
  for (const isPrivate of [false, true]) {
    for (const publishAt of ['2026-11-20T00:00:00.000Z', '2026-12-01T00:00:00.000Z']) {
      for (const isDeleted of [false, true]) {
        for (const isHidden of [false, true]) {
          await makeDocument(portal, { author, isPrivate, publishAt, isDeleted, isHidden });
          await makeDocument(portal, { author: null, isPrivate, publishAt, isDeleted, isHidden });
        }
      }
    }
  }
  const roles: Role[] = ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'];
  const actors = [
    null,
    { id: author.id, roles: ['ROLE_USER' as Role] },
    ...roles.map((role) => ({ id: `other-${role}`, roles: [role] })),
  ];
  const now = portal.context.clock.now().toISOString();
  const rows = await db.selectFrom('document').selectAll().execute();
  expect(rows).toHaveLength(32);

  for (const actor of actors) {
    const idsWhere = async (condition: ReturnType<typeof visibleTo>) =>
      (await db.selectFrom('document').select('id').where(condition).execute()).map((row) => row.id).toSorted();
    const idsWho = (may: typeof can.seeDocument) =>
      rows
        .filter((row) => may(actor, factsOf(row), now))
        .map((row) => row.id)
        .toSorted();
    expect(await idsWhere(visibleTo(actor, now))).toEqual(idsWho(can.seeDocument));
    expect(await idsWhere(readableTo(actor, now))).toEqual(idsWho(can.readDocument));
  }
});
