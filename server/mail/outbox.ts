import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Letter, RenderedMail } from './compose-mail.ts';
import { composeMail } from './compose-mail.ts';

/** Longer than the slowest mail server may take for all the steps of one mail: nobody sends it a second time meanwhile. */
const CLAIM_MS = 6 * 60_000;
const MAX_ATTEMPTS = 10;
/** 1, 2, 4 … minutes, at most an hour. */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000;

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

/** Hands over every mail that is due; resolves to how many went out. Several instances may run it at once. */
export async function deliverDueMail(context: Context): Promise<number> {
  let sent = 0;
  for (let mail = await claimNext(context); mail; mail = await claimNext(context)) {
    if (await deliver(context, mail)) sent += 1;
  }
  return sent;
}

async function claimNext(context: Context) {
  const now = nowIso(context);
  const due = await context.db
    .selectFrom('mail')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const claim = await context.db
    .updateTable('mail')
    .set({ claimed_until: inMs(context, CLAIM_MS), attempts: due.attempts + 1 })
    .where('id', '=', due.id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', due.attempts)
    .executeTakeFirst();
  // Another instance was faster: look for the next one.
  if (claim.numUpdatedRows === 0n) return claimNext(context);
  return { ...due, attempts: due.attempts + 1 };
}

async function deliver(context: Context, mail: NonNullable<Awaited<ReturnType<typeof claimNext>>>) {
  const set = (values: Partial<typeof mail>) =>
    context.db
      .updateTable('mail')
      .set({ ...values, claimed_until: null })
      .where('id', '=', mail.id)
      .execute();
  try {
    await context.mailer.send({
      id: mail.id,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      unsubscribeUrl: mail.unsubscribe_url,
    });
  } catch (error) {
    context.log.warn({ err: error, mailId: mail.id }, 'mail was not taken');
    await set({
      status: isRefusal(error) || mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
      next_attempt_at: inMs(context, backoffMs(mail.attempts)),
      last_error: error instanceof Error ? error.message : String(error),
    });
    return false;
  }
  await set({ status: 'sent', sent_at: nowIso(context), last_error: null });
  return true;
}

/** An answer of 5xx is final: the address does not exist, or its server wants nothing of ours (RFC 5321, 4.2.1). */
const isRefusal = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
};
