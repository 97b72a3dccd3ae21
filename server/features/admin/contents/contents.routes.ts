import type { FastifyInstance } from 'fastify';
import { contentsContract } from '#shared/contract/admin/contents.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { changeContents } from './change-contents.ts';
import { countContents, listContents } from './content-list.queries.ts';

export function contentsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, contentsContract.list, async ({ input, request }) => {
    requireAllowed(request, can.manageContents);
    const now = nowIso(context);
    const [list, totalCount] = await Promise.all([listContents(db, input, now), countContents(db, input, now)]);
    return { list, totalCount, size: SERVER_LIMITS.adminPageSize };
  });

  route(app, contentsContract.change, async ({ input: { documentIds, action }, request }) => {
    const account = requireAllowed(request, can.manageContents);
    const step = { context, account, actor: actorOf(request), ip: request.ip, action };
    const changed = await changeContents(step, documentIds);
    return { changed, skipped: documentIds.length - changed };
  });
}
