import type { FastifyInstance, FastifyRequest } from 'fastify';
import { historyContract } from '../../../shared/contract/history.contract.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { can } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';
import { countTrash, erasedAtOf, listTrash, restoreDocument } from './trash.queries.ts';

export function trashRoutes(app: FastifyInstance, { db }: Context): void {
  route(app, historyContract.trash, async ({ input, request }) => {
    requireTrash(request);
    const [rows, totalCount] = await Promise.all([listTrash(db, input.page), countTrash(db)]);
    return {
      list: rows.map((row) => ({
        documentId: row.id,
        boardType: row.board_type,
        title: row.title,
        authorName: row.author_name,
        deletedAt: row.deleted_at ?? '',
        deletedBy: row.deleted_by_name ?? '',
        erasedAt: erasedAtOf(row.deleted_at ?? ''),
      })),
      totalCount,
      size: LIMITS.listPageSize,
    };
  });

  route(app, historyContract.restoreDocument, async ({ input, request }) => {
    requireTrash(request);
    if (!(await restoreDocument(db, input.documentId))) fail('CM04');
    return null;
  });
}

function requireTrash(request: FastifyRequest): void {
  requireLogin(request);
  if (!can.useTrash(actorOf(request))) fail('CM03');
}
