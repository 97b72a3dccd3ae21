import type { FastifyInstance, FastifyRequest } from 'fastify';
import { historyContract } from '#shared/contract/boards/history.contract.ts';
import { trashText } from '#shared/messages/boards/documents/history.ko.ts';
import { excerptOf } from '#shared/text/excerpt.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { documentTarget, recordAudit } from '#server/audit/record-audit.ts';
import { WITHDRAWN_NAME } from '../documents/author-name.ts';
import { countTrash, erasedAtOf, EXCERPT_CHARS, listTrash, restoreDocument } from './trash.queries.ts';

export function trashRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, historyContract.trash, async ({ input, request }) => {
    requireTrash(request);
    const [rows, totalCount] = await Promise.all([listTrash(db, input.page), countTrash(db)]);
    return {
      list: rows.map((row) => ({
        documentId: row.id,
        boardType: row.board_type,
        title: row.title,
        excerpt: excerptOf(row.beginning.replace(/\s+/g, ' ').trim(), EXCERPT_CHARS),
        authorName: row.author_name,
        deletedAt: row.deleted_at ?? '',
        deletedBy: row.deleted_by_name === null ? trashText.nobody : row.deleted_by_name || WITHDRAWN_NAME,
        erasedAt: erasedAtOf(row.deleted_at ?? ''),
      })),
      totalCount,
      size: SERVER_LIMITS.adminPageSize,
    };
  });

  route(app, historyContract.restoreDocument, async ({ input, request }) => {
    const account = requireTrash(request);
    await transaction(db, async (tx) => {
      const target = documentTarget(await restoreDocument(tx, input.documentId));
      await recordAudit(tx, { actor: account, action: 'document.restore', target, ip: request.ip }, nowIso(context));
    });
    return null;
  });
}

function requireTrash(request: FastifyRequest): Account {
  const account = requireLogin(request);
  return can.useTrash(actorOf(request)) ? account : fail('CM03');
}
