import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailTable } from '../db/tables/system.tables.ts';
import { failureKind, refusalText, MailServerError } from './delivery-failure.ts';
import { withoutSecrets } from './without-secrets.ts';

/** For all steps of one mail together. */
const SEND_WITHIN_MS = 2 * 60_000;
/** Longer than sending can take, so that no other instance sends the same mail. */
const CLAIM_MS = 2 * SEND_WITHIN_MS;
/** On shutdown, a mail that is being sent gets this time: if aborted, it would be sent again after the next start. */
const STOP_WITHIN_MS = 700;
/** After a server failure, the next round starts with another mail. */
const SERVER_TROUBLE_WAIT_MS = 60_000;
const MAX_ATTEMPTS = 10;
/** 1, 2, 4 … minutes, at most an hour. */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000;

/**
 * Sends all due mails; resolves with the number sent. Several instances may run it at once. `signal` stops it after the
 * current mail.
 * @throws MailServerError if the server accepts no mail at present; the mails then wait without losing an attempt.
 */
export async function deliverDueMail(context: Context, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    const mail = signal?.aborted ? null : await claimNext(context);
    if (mail === null) return sent;
    if (await deliver(context, mail, signal)) sent += 1;
  }
}

/** Whether a mail still waits because of the failure that the mail job ended with, on whichever instance. */
export async function hasServerTrouble(db: Db): Promise<boolean> {
  const waiting = await db
    .selectFrom('job_run')
    .innerJoin('mail', (join) => join.on(sql<boolean>`substr(mail.last_error, 1, 300) = job_run.error`))
    .select('mail.id')
    .where('job_run.name', '=', 'mail')
    .where('mail.status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
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
  const claimed_until = inMs(context, CLAIM_MS);
  const attempts = due.attempts + 1;
  const claim = await context.db
    .updateTable('mail')
    .set({ claimed_until, attempts })
    .where('id', '=', due.id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', due.attempts)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .executeTakeFirst();
  // Another instance claimed it first.
  if (claim.numUpdatedRows === 0n) return claimNext(context);
  return { ...due, attempts, claimed_until };
}

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

/** Returns whether it was sent. */
async function deliver(context: Context, mail: ClaimedMail, signal?: AbortSignal): Promise<boolean> {
  using limit = sendLimit(signal);
  try {
    await context.mailer.send(
      {
        id: mail.id,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        unsubscribeUrl: mail.unsubscribe_url,
      },
      limit.signal,
    );
  } catch (error) {
    await recordFailure(context, mail, error, signal);
    return false;
  }
  await endClaim(context, mail, {
    status: context.mailer.takenAs,
    sent_at: nowIso(context),
    last_error: null,
    // Links work for longer than a mail waits.
    body_text: withoutSecrets(mail.body_text),
    body_html: withoutSecrets(mail.body_html),
    unsubscribe_url: mail.unsubscribe_url && withoutSecrets(mail.unsubscribe_url),
  });
  return true;
}

/** @throws MailServerError if the failure is not about this mail. */
async function recordFailure(context: Context, mail: ClaimedMail, error: unknown, signal?: AbortSignal): Promise<void> {
  const notTried = { attempts: mail.attempts - 1 };
  if (signal?.aborted) return endClaim(context, mail, notTried);
  const kind = failureKind(error);
  if (kind === 'server') {
    const trouble = new MailServerError(error);
    const next_attempt_at = inMs(context, SERVER_TROUBLE_WAIT_MS);
    await endClaim(context, mail, { ...notTried, next_attempt_at, last_error: trouble.message });
    throw trouble;
  }
  context.log.warn({ err: error, mailId: mail.id }, 'mail was not taken');
  await endClaim(context, mail, {
    status: kind === 'refused' || mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
    next_attempt_at: inMs(context, backoffMs(mail.attempts)),
    last_error: refusalText(error),
  });
}

/** No effect if the claim has expired and another instance has the mail. */
async function endClaim(context: Context, mail: ClaimedMail, values: Updateable<MailTable>): Promise<void> {
  await context.db
    .updateTable('mail')
    .set({ ...values, claimed_until: null })
    .where('id', '=', mail.id)
    .where('claimed_until', '=', mail.claimed_until)
    .execute();
}

/** Aborts when sending takes too long, or shortly after `stopping`. */
function sendLimit(stopping?: AbortSignal): Disposable & { signal: AbortSignal } {
  const limit = new AbortController();
  const timers = [setTimeout(() => limit.abort(), SEND_WITHIN_MS)];
  const stop = () => void timers.push(setTimeout(() => limit.abort(), STOP_WITHIN_MS));
  stopping?.addEventListener('abort', stop);
  return {
    signal: limit.signal,
    [Symbol.dispose]() {
      stopping?.removeEventListener('abort', stop);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
