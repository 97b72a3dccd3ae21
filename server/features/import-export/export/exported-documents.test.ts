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
