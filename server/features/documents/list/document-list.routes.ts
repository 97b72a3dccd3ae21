import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { findCovers } from '../../files/file.queries.ts';
import { summaryOf } from '../document.presenter.ts';
import { listDocuments, sizeOf } from './document-list.queries.ts';

export function documentListRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const cached = createResponseCache(context);

  route(app, boardContract.list, async ({ input, request }) => {
    const actor = actorOf(request);
    return actor ? listFor(actor, input) : cached(`list ${JSON.stringify(input)}`, () => listFor(null, input));
  });

  async function listFor(actor: Actor, input: ListInput) {
    const now = nowIso(context);
    const { rows, counts, isCapped } = await listDocuments(db, actor, input, now);
    const covers = await findCovers(
      db,
      rows.map(({ id }) => id),
    );
    const countOf = (name: string) => counts.find((row) => row.name === name)?.count ?? 0;
    const total = counts.reduce((sum, row) => sum + row.count, 0);
    return {
      list: rows.map((row) => summaryOf(row, actor, now, covers.get(row.id))),
      totalCount: input.category === '' ? total : countOf(input.category),
      isCapped,
      page: input.page,
      size: sizeOf(input),
      categories: boardOf(input.boardType).categories.map((name) => ({ name, count: countOf(name) })),
      abilities: {
        register: can.registerDocument(actor, input.boardType),
        order: can.orderDocuments(actor, input.boardType),
      },
    };
  }
}
