import { dotted, koreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { letter } from '#server/mail/compose-mail.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { advertisingConsenters, recipientOfConsenter } from '#server/features/mails/advertising.queries.ts';
import type { Consenter } from '#server/features/mails/unsubscribe-token.ts';
import { unsubscribeUrl } from '#server/features/mails/unsubscribe.routes.ts';

/** So many a round: a mail server takes fright at thousands at once. */
const AT_ONCE = 200;

const CHANNELS = mailText.channels;

const dayOf = (iso: string) => dotted(koreanDay(new Date(iso)));

const keyOf = ({ source, id }: Consenter) => `${source} ${id}`;

/**
 * Tells everybody who agreed to advertisements that they did, in which ways, when, and how to take it back, before two
 * years run out, and again before the next two do (정보통신망법 50조 8항, 시행령 62조의3). The law does not say by which
 * way to tell: a mail tells of all of them, since that is how the portal reaches people. Who says nothing goes on
 * agreeing.
 */
export async function remindOfConsents(context: Context, signal?: AbortSignal): Promise<void> {
  const { db, config, clock } = context;
  const due = clock.now();
  due.setUTCMonth(due.getUTCMonth() - SERVER_LIMITS.consentReminderMonths);
  const before = due.toISOString();
  const reminders = await db.selectFrom('consent_reminder').selectAll().execute();
  const last = new Map(reminders.map((row) => [keyOf({ source: row.source, id: row.holder_id }), row.sent_at]));
  const waiting = (await advertisingConsenters(db)).filter(
    (recipient) => recipient.at < before && (last.get(keyOf(recipient)) ?? '') < before,
  );
  for (const recipient of waiting.slice(0, AT_ONCE)) {
    signal?.throwIfAborted();
    await transaction(db, async (tx) => {
      if (!(await takeTurn(tx, recipient, before, nowIso(context)))) return;
      const link = unsubscribeUrl(context, recipient, 'all');
      const ways = recipient.ways.map(({ channel, at }) => `${CHANNELS[channel]}(${dayOf(at)})`).join(', ');
      await enqueueMail(
        tx,
        context,
        recipientOfConsenter(recipient),
        letter('consent-reminder', { product: config.productName, date: dayOf(recipient.at), ways, link }),
      );
    });
  }
}

/** Of several instances, one sends it. */
async function takeTurn(tx: Db, { source, id }: Consenter, before: string, now: string): Promise<boolean> {
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
