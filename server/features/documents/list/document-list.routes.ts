import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary, ListInput } from '#shared/contract/boards/board.contract.ts';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { FILTERED_LIST } from '#server/plugins/limits/call-limits.ts';
import { createCallCounter, refusal } from '#server/plugins/limits/limit-calls.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import type { Downloads } from '../../files/file.queries.ts';
import { findCovers, findDownloads } from '../../files/file.queries.ts';
import { summaryOf } from '../document.presenter.ts';
import { isWhole, listDocuments, sizeOf } from './document-list.queries.ts';

export function documentListRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const cached = createResponseCache(context);
  const countFiltered = createCallCounter(context);

  route(app, boardContract.list, async ({ input, request, reply }) => {
    const actor = actorOf(request);
    const wait = isWhole(input) ? null : countFiltered(request, FILTERED_LIST);
    if (wait !== null) throw refusal(reply, wait);
    return actor ? listFor(actor, input) : cached(`list ${JSON.stringify(input)}`, () => listFor(null, input));
  });

  async function listFor(actor: Actor, input: ListInput) {
    const now = nowIso(context);
    const { rows, counts, isCapped } = await listDocuments(db, actor, input, now);
    const ids = rows.map(({ id }) => id);
    const covers = await findCovers(db, ids);
    const isForSome = boardOf(input.boardType).slots.some(({ hasVisibility }) => hasVisibility);
    const downloads = isForSome ? await findDownloads(db, ids) : null;
    const countOf = (name: string) => counts.find((row) => row.name === name)?.count ?? 0;
    const total = counts.reduce((sum, row) => sum + row.count, 0);
    return {
      list: rows.map((row) => ({
        ...summaryOf(row, actor, now, covers.get(row.id)),
        downloads: downloadsFor(actor, downloads?.get(row.id)),
      })),
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

function downloadsFor(actor: Actor, downloads: Downloads | undefined): DocumentSummary['downloads'] {
  if (!downloads) return undefined;
  const { kinds, visibilities } = downloads;
  const isLocked = visibilities.every((visibility) => !can.download(actor, { visibility }));
  // Of several, the one that most people can become.
  return {
    kinds,
    lockedFor: isLocked ? (visibilities.find((visibility) => visibility === 'member') ?? 'customer') : null,
  };
}
