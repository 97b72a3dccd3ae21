import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditFilterName } from '#shared/audit.ts';
import type { AuditFilters } from '#shared/contract/admin/audit.contract.ts';
import { auditContract } from '#shared/contract/admin/audit.contract.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { auditText as text } from '#shared/messages/admin/system/audit.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { auditCsv } from './audit-csv.ts';
import { countAudit, listAudit } from './audit-list.queries.ts';
import { beginAnchors } from '#server/audit/begin-anchors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';

export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, auditContract.list, async ({ input, request }) => {
    requireAllowed(request, can.readAudit);
    const [rows, totalCount] = await Promise.all([listAudit(db, input, input.page), countAudit(db, input)]);
    return {
      list: rows.map((row) => ({
        number: row.number,
        createdAt: row.created_at,
        actorName: row.actor_name,
        action: row.action,
        target: row.target,
        targetUserId: row.target_user_id,
        detail: row.detail,
        ip: row.ip,
        hash: row.hash,
      })),
      totalCount,
      size: SERVER_LIMITS.adminPageSize,
    };
  });

  route(app, auditContract.verify, async ({ request }) => {
    requireAllowed(request, can.readAudit);
    await beginAnchors(context);
    return verifyAudit(db);
  });

  route(app, auditContract.export, async ({ input, request, reply }) => {
    const account = requireAllowed(request, can.readAudit);
    const event = { actor: account, action: 'audit.export', detail: describe(input), ip: request.ip } as const;
    await recordAudit(db, event, nowIso(context));
    const name = text.fileName(compact(koreanDay(clock.now())));
    return sendStream(reply, { name, mime: 'text/csv; charset=utf-8', content: Readable.from(auditCsv(db, input)) });
  });
}

/** The filters as text, for the log entry about the export. */
const describe = ({ action, ...filters }: AuditFilters) =>
  [action === '' ? '' : auditFilterName(action), ...Object.values(filters)].filter((value) => value !== '').join(', ');
