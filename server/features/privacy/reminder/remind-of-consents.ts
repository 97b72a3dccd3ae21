import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { AdvertisingConsenter } from '#server/features/mail/advertising.queries.ts';
import {
  addressesToRemind,
  advertisingConsenters,
  recipientOfConsenter,
} from '#server/features/mail/advertising.queries.ts';
import type { Consenter } from '#server/features/mail/unsubscribe-token.ts';
import { unsubscribeUrl } from '#server/features/mail/unsubscribe.routes.ts';
import { reminderMail } from './reminder.mails.ts';

/** Mails per round, because mail servers may block thousands at once; also the number of addresses read at once. */
const AT_ONCE = 200;

/**
 * Reminds everybody with advertising consents of channels, date and how to withdraw, before each two years are over
 * (정보통신망법 50조 8항, 시행령 62조의3). The law does not prescribe the channel: one mail covers all. Without an answer the
 * consent stays valid.
 */
export async function remindOfConsents(context: Context, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const due = clock.now();
  due.setUTCMonth(due.getUTCMonth() - SERVER_LIMITS.consentReminderMonths);
  const before = due.toISOString();
  let sent = 0;
  let page = await addressesToRemind(db, before, '', AT_ONCE);
  while (page.length > 0) {
    for (const consenter of await advertisingConsenters(db, page)) {
      if (sent === AT_ONCE) return;
      signal?.throwIfAborted();
      if (consenter.at < before && (await remind(context, consenter, before))) sent += 1;
    }
    page = page.length < AT_ONCE ? [] : await addressesToRemind(db, before, page.at(-1) ?? '', AT_ONCE);
  }
}

/** Returns whether a mail was queued; false if this consent had a reminder since `before`. */
function remind(context: Context, consenter: AdvertisingConsenter, before: string): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    if (!(await claimReminder(tx, consenter, before, nowIso(context)))) return false;
    const mail = reminderMail(consenter, unsubscribeUrl(context, consenter, 'all'));
    await enqueueMail(tx, context, recipientOfConsenter(consenter), mail);
    return true;
  });
}

/** Ensures that only one instance sends it. */
async function claimReminder(tx: Db, { source, id }: Consenter, before: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('consent_reminder')
    .values({ source, holder_id: id, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'holder_id'])
        .doUpdateSet({ sent_at: now })
        .where('consent_reminder.sent_at', '<', before),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
