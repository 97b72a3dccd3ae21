import type { FastifyInstance } from 'fastify';
import { boardContract } from '#shared/contract/boards/board.contract.ts';
import { popupContract } from '#shared/contract/admin/popup.contract.ts';
import { popupText } from '#shared/messages/admin/content/popup.ko.ts';
import { can } from '#shared/permissions.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { endPopup, findPopups, listPopups, orderPopups, SHOWN_AT_MOST } from './popup.queries.ts';

export function popupRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const cached = createResponseCache(context);

  // Cached, because every view of the landing page requests them.
  route(app, boardContract.popups, async () => cached('popups', presentPopups));

  async function presentPopups() {
    const rows = await findPopups(db, nowIso(context));
    return {
      list: rows.map((row) => ({
        documentId: row.id,
        boardType: row.board_type,
        title: row.title,
        bodyHtml: row.body_html,
      })),
    };
  }

  route(app, popupContract.list, async ({ request }) => {
    requireAllowed(request, can.managePopups);
    return { list: await listPopups(db, nowIso(context)), shownAtMost: SHOWN_AT_MOST };
  });

  route(app, popupContract.end, async ({ input, request }) => {
    const actor = requireAllowed(request, can.managePopups);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      const { title, state } = await endPopup(tx, input.documentId, now);
      const detail = popupText.end[state].button;
      const event = { actor, action: 'popup.change', target: title, detail, ip: request.ip } as const;
      await recordAudit(tx, event, now);
    });
    return null;
  });

  route(app, popupContract.order, async ({ input, request }) => {
    const actor = requireAllowed(request, can.managePopups);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      await orderPopups(tx, input.documentIds, input.seen, now);
      const event = { actor, action: 'popup.change', detail: popupText.moved, ip: request.ip } as const;
      await recordAudit(tx, event, now);
    });
    return null;
  });
}
