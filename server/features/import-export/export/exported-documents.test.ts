import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { exportedDocuments } from './exported-documents.ts';

it('asks for the replies of a page of documents at once, and gives each document its own', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const answered = await makeDocument(portal, { boardType: 'notice', title: '댓글이 있는 글' });
  for (let other = 0; other < 8; other += 1) await makeDocument(portal, { boardType: 'notice' });
  for (const _ of ['first', 'second']) await makeReply(portal, answered, author);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const replies = new Map<string, number>();
  for await (const one of exportedDocuments(portal.context.db.withPlugin(counting), 'notice'))
    for await (const _ of one.replies) replies.set(one.document.title, (replies.get(one.document.title) ?? 0) + 1);
  expect([...replies]).toEqual([['댓글이 있는 글', 2]]);
  // Documents, files, replies, and the texts of those of one document.
  expect(statements).toBe(4);
});

it('leaves out a reply that was deleted after the page of its document was read', async () => {
  const portal = await buildTestApp();
  const { db, clock } = portal.context;
  const document = await makeDocument(portal, { boardType: 'notice' });
  await makeReply(portal, document, await makeUser(portal));
  const replies: unknown[] = [];
  for await (const one of exportedDocuments(db, 'notice')) {
    await db.updateTable('reply').set({ deleted_at: clock.now().toISOString() }).execute();
    for await (const reply of one.replies) replies.push(reply);
  }
  expect(replies).toEqual([]);
});
