import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { findNeighbours } from '../document.queries.ts';
import { openDocument } from '../open-document.ts';
import { listDocuments } from './document-list.queries.ts';

it('finding 8: neither a list nor the neighbours of a document read any body', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const now = portal.context.clock.now().toISOString();
  const ids = [];
  for (let day = 1; day <= 3; day += 1)
    ids.push(await makeDocument(portal, { boardType: 'notice', publishAt: `2026-11-0${day}T00:00:00.000Z` }));
  const read: string[] = [];
  const columns: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const row of result.rows) read.push(...Object.keys(row));
      return result;
    },
  };
  const watched = db.withPlugin(columns);
  const input = boardContract.list.input.parse({ boardType: 'notice' });
  expect((await listDocuments(watched, null, input, now)).rows).toHaveLength(3);
  const middle = await openDocument(db, null, ids[1] ?? '', now);
  expect(await findNeighbours(watched, null, middle, now)).toMatchObject({
    previous: { id: ids[0] },
    next: { id: ids[2] },
  });
  expect(read).toContain('title');
  expect(read.filter((column) => column.startsWith('body_'))).toEqual([]);
});
