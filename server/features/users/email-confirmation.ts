import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import type { MailPurpose } from '#server/mail/mail-limits.ts';
import { enqueueLinkMail } from '#server/mail/outbox.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { readSignedId } from '#server/security/signed-id.ts';
import { createMailToken, dropMailTokens, findMailToken, spendMailToken } from './mail-token.queries.ts';
import { confirmEmailMail, verifyEmailMail } from './user.mails.ts';
import { confirmEmail } from './user.queries.ts';

const MINUTES = SERVER_LIMITS.emailTokenHours * 60;
const DAY_MS = 86_400_000;

interface Owner {
  id: string;
  email: string;
}

/** Asks the owner of the mailbox whether the address of this account is theirs. False when it had enough mails. */
export const sendConfirmation = (tx: Db, context: Context, user: Owner, purpose: MailPurpose): Promise<boolean> =>
  enqueueLinkMail(tx, context, { email: user.email, userId: user.id }, purpose, async () =>
    confirmEmailMail(
      context.config,
      await createMailToken(tx, context, { purpose: 'confirm', userId: user.id, email: user.email, minutes: MINUTES }),
    ),
  );

/** Asks the owner of a new address, which becomes the account's when the link is pressed. */
export async function sendChangeConfirmation(
  tx: Db,
  context: Context,
  { id, email }: Owner,
  purpose: MailPurpose,
): Promise<boolean> {
  const token = await createMailToken(tx, context, { purpose: 'email', userId: id, email, minutes: MINUTES });
  return enqueueLinkMail(tx, context, { email, userId: id }, purpose, async () =>
    verifyEmailMail(context.config, token),
  );
}

/** One account writes to a few new addresses a day, not to a list of them. */
export async function mayChangeEmail(tx: Db, { clock }: Pick<Context, 'clock'>, userId: string): Promise<boolean> {
  const count = { key: `email-change ${userId}`, max: SERVER_LIMITS.emailChangesPerDay };
  return (await countForAll({ db: tx, clock }, [count], DAY_MS)) === null;
}

export interface Confirmed {
  email: string;
  /** What the link was for: a new address, that of a sign-up, or that of an inquiry. */
  kind: 'changed' | 'confirmed' | 'inquiry';
}

/** Takes the link of a mail: whoever presses it reads the mailbox. Null for one that is unknown, spent or expired. */
export async function claimConfirmation(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  return (
    (await takeChange(tx, context, token)) ??
    (await takeSignUp(tx, context, token)) ??
    (await takeInquiry(tx, context, token))
  );
}

async function takeChange(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  const link = await findMailToken(tx, context, 'email', token);
  if (!link?.email || !(await spendMailToken(tx, context, token))) return null;
  await tx
    .updateTable('user')
    .set({ email: link.email, email_status: 'confirmed', updated_at: nowIso(context) })
    .where('id', '=', link.user_id)
    .execute();
  // Links that went to the old address must not outlive it.
  for (const purpose of ['reset', 'confirm'] as const) await dropMailTokens(tx, purpose, link.user_id);
  return { email: link.email, kind: 'changed' };
}

async function takeSignUp(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  const link = await findMailToken(tx, context, 'confirm', token);
  if (!link?.email || !(await spendMailToken(tx, context, token))) return null;
  return (await confirmEmail(tx, link.user_id, link.email)) ? { email: link.email, kind: 'confirmed' } : null;
}

/** Twice is once: the first time counts. */
async function takeInquiry(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  const contractId = readSignedId(context.keys, 'confirm', token);
  if (contractId === null) return null;
  const open = tx.selectFrom('inquiry').select('email').where('id', '=', contractId).where('erased_at', 'is', null);
  const inquiry = await open.executeTakeFirst();
  if (!inquiry) return null;
  await tx
    .updateTable('inquiry')
    .set({ email_confirmed_at: nowIso(context) })
    .where('id', '=', contractId)
    .where('email_confirmed_at', 'is', null)
    .execute();
  return { email: inquiry.email, kind: 'inquiry' };
}
