import { composed } from '#shared/text/compose.ts';
import type { MailName } from '#shared/mail/mail-templates.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';

/**
 * Stores the words, if nobody has changed them since `seenAt`; null: they were the delivered ones.
 * @throws CM08 after a concurrent change.
 */
export async function storeMailText(tx: Db, name: MailName, words: MailText, seenAt: string | null, now: string) {
  const columns = {
    subject: composed(words.subject.trim()),
    body: composed(words.body.replaceAll('\r\n', '\n').trim()),
    updated_at: now,
  };
  const insert = tx
    .insertInto('mail_template')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name');
  const change = tx
    .updateTable('mail_template')
    .set(columns)
    .where('name', '=', name)
    .where('updated_at', '=', seenAt ?? '')
    .returning('name');
  const stored = seenAt === null ? await insert.executeTakeFirst() : await change.executeTakeFirst();
  if (!stored) fail('CM08');
}

/** @throws CM08 if somebody has changed the words since `seenAt`. */
export async function resetMailText(tx: Db, name: MailName, seenAt: string | null): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_template')
    .where('name', '=', name)
    .where('updated_at', '=', seenAt ?? '')
    .executeTakeFirst();
  if (numDeletedRows !== 1n) fail('CM08');
}
