import type { MailName } from '#shared/mail/mail-templates.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import type { Db } from '#server/db/open-database.ts';

export async function storeMailText(tx: Db, name: MailName, words: MailText, now: string): Promise<void> {
  const columns = {
    subject: words.subject.trim().normalize('NFC'),
    body: words.body.replaceAll('\r\n', '\n').trim().normalize('NFC'),
    updated_at: now,
  };
  await tx
    .insertInto('mail_template')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute();
}

export async function resetMailText(tx: Db, name: MailName): Promise<void> {
  await tx.deleteFrom('mail_template').where('name', '=', name).execute();
}

/** Queues all failed mails again; returns their number. */
export async function resendFailedMails(tx: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now })
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Queues a failed mail again with all attempts; false if it was sent or is being sent. */
export async function resendMail(tx: Db, mailId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('status', 'not in', ['sent', 'filed'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
