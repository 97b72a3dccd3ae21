import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Letter, RenderedMail } from './compose-mail.ts';
import { composeMail } from './compose-mail.ts';

type Services = Pick<Context, 'clock' | 'config'>;

/**
 * Puts a mail into the outbox, in the transaction of what it tells of: both are kept or neither.
 * A worker hands it over afterwards.
 */
export async function enqueueMail(tx: Db, context: Services, to: string, letter: Letter): Promise<void> {
  await enqueueMails(tx, context, [to], letter);
}

/** The same mail to many, each by itself: nobody sees who else got it. */
export async function enqueueMails(
  tx: Db,
  context: Services,
  addresses: readonly string[],
  letter: Letter,
): Promise<void> {
  const mail = await composeMail(tx, context.config, letter);
  await keepMails(
    tx,
    context,
    addresses.map((to) => ({ to, mail })),
  );
}

interface Addressed {
  to: string;
  mail: RenderedMail;
  unsubscribeUrl?: string;
}

/** PostgreSQL takes 65,535 values in a statement, SQLite 32,766. */
const ROWS_AT_ONCE = 500;

/** `notBefore` holds them back until then. */
export async function keepMails(
  tx: Db,
  context: Pick<Context, 'clock'>,
  mails: readonly Addressed[],
  notBefore?: string,
): Promise<void> {
  const now = nowIso(context);
  for (let at = 0; at < mails.length; at += ROWS_AT_ONCE) {
    const rows = mails.slice(at, at + ROWS_AT_ONCE).map(({ to, mail, unsubscribeUrl }) => ({
      id: randomUUID(),
      template: mail.template,
      to_address: to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      status: 'waiting' as const,
      attempts: 0,
      next_attempt_at: notBefore ?? now,
      created_at: now,
      unsubscribe_url: unsubscribeUrl ?? null,
    }));
    await tx.insertInto('mail').values(rows).execute();
  }
}
