import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { InquiryFilters } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { composed } from '#shared/text/compose.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { checkExportReason } from '#shared/export-reason.rules.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { refuseInvalid } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { recordAccess, requireInquiryStaff } from '#server/features/inquiries/inquiry-log.ts';
import { EXPORT_COLUMNS } from './inquiry-xlsx.ts';
import { exportedRows } from './exported-inquiries.ts';
import { dueClock } from '../inquiry-detail.presenter.ts';
import { conditionsOf, countByStatus, countMatching } from '../inquiry-list.queries.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const text = inquiryListText.export;

/** Streams the whole list as Excel file. The reason is written to the log. */
export function inquiryExportRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(app, inquiryContract.export, async ({ input, request, reply }) => {
    const account = requireInquiryStaff(request);
    const { reason: given, ...asked } = input;
    const reason = composed(given.trim());
    refuseInvalid({ reason: checkExportReason(reason, text.reason) });
    const filters = conditionsOf(asked, await dueClock(context), account.id);
    const count = await countMatching(db, filters, await countByStatus(db, filters));
    const detail = `${reason} (${text.count(count)}${describe(asked)})`;
    await transaction(db, async (tx) => {
      await recordAccess(tx, context, { account, ip: request.ip }, 'export', { contractId: null, detail });
      const event = { actor: account, action: 'contract.export', detail, ip: request.ip } as const;
      await recordAudit(tx, event, nowIso(context));
    });

    // Loaded on first use, because the library needs 15 MB.
    const { writeXlsxStream } = await import('hucre/xlsx');
    const workbook = writeXlsxStream(exportedRows(db, filters), {
      name: text.sheet,
      columns: EXPORT_COLUMNS.map(({ header, width }) => ({ header, width })),
      freezePane: { rows: 1 },
    });
    const name = text.fileName(compact(koreanDay(clock.now())));
    return sendStream(reply, { name, mime: XLSX, content: Readable.fromWeb(workbook as never) });
  });
}

/** The filters as text, without the words: often a name, and the audit log is never erased. */
function describe({ overdue, uncontacted, byMember, keyword, ...filters }: InquiryFilters): string {
  const said = [
    overdue === 'Y' ? inquiryListText.due.overdue : '',
    uncontacted === 'Y' ? inquiryListText.uncontacted : '',
    byMember && inquiryListText.senders[byMember],
    ...Object.values(filters),
    keyword.trim() && inquiryListText.filters.keyword,
  ].filter(Boolean);
  const words = said.map((value) =>
    value in INQUIRY_KINDS ? INQUIRY_KINDS[value as keyof typeof INQUIRY_KINDS] : value,
  );
  return words.length === 0 ? '' : `, ${words.join(', ')}`;
}
