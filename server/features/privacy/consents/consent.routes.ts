import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ConsentFilters } from '#shared/contract/admin/privacy.contract.ts';
import { privacyAdminContract } from '#shared/contract/admin/privacy.contract.ts';
import { composed } from '#shared/text/compose.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { can } from '#shared/permissions.ts';
import { consentName } from '#shared/site/privacy.ts';
import { checkExportReason } from '#shared/export-reason.rules.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { refuseInvalid } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { countAccesses, listAccesses } from '../accesses/access-list.queries.ts';
import { consentCsv } from './consent-csv.ts';
import { countErasures, listErasures } from './erasure-list.queries.ts';
import { countAnswers, listAnswers } from './consent-list.queries.ts';
import { presentConsents } from './consent.presenter.ts';

const size = SERVER_LIMITS.adminPageSize;
/** An inquiry has five answers, which the list shows in one row. */
const answerCount = 5 * size;
const text = privacyAdminText.export;

export function consentRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, privacyAdminContract.erasures, async ({ input, request }) => {
    requireAllowed(request, can.readPrivacy);
    const [rows, totalCount] = await Promise.all([listErasures(db, size, (input.page - 1) * size), countErasures(db)]);
    const list = rows.map((row) => ({ id: row.id, rule: row.rule, count: row.erased_count, erasedAt: row.erased_at }));
    return { list, totalCount, size };
  });

  route(app, privacyAdminContract.consents, async ({ input, request }) => {
    requireAllowed(request, can.readPrivacy);
    const [rows, totalCount] = await Promise.all([
      listAnswers(db, input, answerCount, (input.page - 1) * answerCount),
      countAnswers(db, input),
    ]);
    return { list: await presentConsents(db, rows), totalCount, size: answerCount };
  });

  route(app, privacyAdminContract.accesses, async ({ input, request }) => {
    requireAllowed(request, can.readPrivacy);
    const [list, totalCount] = await Promise.all([listAccesses(db, input, input.page), countAccesses(db, input)]);
    return { list, totalCount, size };
  });

  route(app, privacyAdminContract.exportConsents, async ({ input, request, reply }) => {
    const account = requireAllowed(request, can.readPrivacy);
    const { reason: given, ...filters } = input;
    const reason = composed(given.trim());
    refuseInvalid({ reason: checkExportReason(reason, text.reason) });
    const detail = [reason, ...describe(filters)].join(', ');
    await recordAudit(db, { actor: account, action: 'consent.export', detail, ip: request.ip }, nowIso(context));
    const name = text.fileName(compact(koreanDay(clock.now())));
    return sendStream(reply, {
      name,
      mime: 'text/csv; charset=utf-8',
      content: Readable.from(consentCsv(db, filters)),
    });
  });
}

/** The filters as text, without the person: the audit log is never erased, so it must not contain addresses. */
const describe = ({ kind, from, until, person }: ConsentFilters) =>
  [kind && consentName(kind), from, until, person.trim() && text.person].filter((word) => word !== '');
