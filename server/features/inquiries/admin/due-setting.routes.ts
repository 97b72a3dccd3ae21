import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/transaction.ts';
import { refuseInvalid } from '#server/errors.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { storeSetting } from '#server/site/stored-setting.ts';
import { readWorkingTime, WORKING_TIME_SETTING } from '#server/working-time/working-time.queries.ts';
import { requireInquiryStaff } from '../inquiry-log.ts';

/** Working hours and days off, by which due times are counted. Everybody with access reads them; administrators change them. */
export function dueSettingRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, inquiryContract.dueSetting, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    if (input.setting !== undefined) {
      const { updatedAt, ...setting } = input.setting;
      requireAllowed(request, can.manageSite);
      const isBackwards = setting.startHour >= setting.endHour;
      refuseInvalid({ endHour: isBackwards ? inquiryListText.due.backwards : null });
      const stored = { ...setting, daysOff: [...new Set(setting.daysOff)].toSorted() };
      await transaction(db, async (tx) => {
        const now = nowIso(context);
        await storeSetting(tx, WORKING_TIME_SETTING, stored, updatedAt, now);
        const action = 'contract.dueSetting' as const;
        const detail = inquiryListText.due.changed(stored);
        await recordAudit(tx, { actor: account, action, target: '', detail, ip: request.ip }, now);
      });
    }
    const kept = await readWorkingTime(db);
    return { ...kept, daysOff: [...kept.daysOff] };
  });
}
