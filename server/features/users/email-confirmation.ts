import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import type { MailPurpose } from '#server/mail/mail-limits.ts';
import { askableFrom, mayAsk } from '#server/mail/mail-limits.ts';
import { enqueueLinkMail } from '#server/mail/outbox.ts';
import { emailKeyOf } from '#server/mail/recipient.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { readSignedId } from '#server/security/signed-id.ts';
import { createMailToken, dropMailTokens, findMailToken, spendMailToken } from './mail-token.queries.ts';
import { confirmEmailMail, verifyEmailMail } from './user.mails.ts';
import { confirmEmail, findUser, lockUser } from './user.queries.ts';

const MINUTES = SERVER_LIMITS.emailTokenHours * 60;
/** A change waits until its mail can be asked for again, a day later. */
const CHANGE_MINUTES = SERVER_LIMITS.changeTokenHours * 60;
const DAY_MS = 86_400_000;

interface Owner {
  id: string;
  email: string;
}

/** Secret of a link that verifies this account's address. */
export const createConfirmToken = (tx: Db, context: Context, { id, email }: Owner): Promise<string> =>
  createMailToken(tx, context, { purpose: 'confirm', userId: id, email, minutes: MINUTES });

/**
 * Sends the verification mail of this account's address, unless the mailbox is full. Returns whether the account may ask
 * so often, which says nothing of the mailbox.
 */
export async function sendConfirmation(tx: Db, context: Context, user: Owner, purpose: MailPurpose): Promise<boolean> {
  // Account before mailbox, as in a change of the address.
  await lockUser(tx, user.id);
  const isWithin = await mayAsk(tx, context, user.id, user.email);
  await enqueueLinkMail(tx, context, { email: user.email, userId: user.id }, purpose, async () =>
    confirmEmailMail(context.config, await createConfirmToken(tx, context, user), await findUser(tx, user.id)),
  );
  return isWithin;
}

/** The same to a new address, which replaces the old one when the link is opened. */
export async function sendChangeConfirmation(
  tx: Db,
  context: Context,
  { id, email }: Owner,
  purpose: MailPurpose,
): Promise<boolean> {
  const token = await createMailToken(tx, context, { purpose: 'email', userId: id, email, minutes: CHANGE_MINUTES });
  const isWithin = await mayAsk(tx, context, id, email);
  await enqueueLinkMail(tx, context, { email, userId: id }, purpose, async () =>
    verifyEmailMail(context.config, token),
  );
  return isWithin;
}

/** The minute from which this account may ask for another mail to this address; null: now. */
export const resendableFrom = (tx: Db, context: Context, { id, email }: Owner): Promise<string | null> =>
  askableFrom(tx, context, id, email);

/** Limits the new addresses per account and day. */
export async function mayChangeEmail(tx: Db, { clock }: Pick<Context, 'clock'>, userId: string): Promise<boolean> {
  const count = { key: `email-change ${userId}`, max: SERVER_LIMITS.emailChangesPerDay };
  return (await countForAll({ db: tx, clock }, [count], DAY_MS)) === null;
}

export interface Confirmed {
  email: string;
  /** Purpose of the link: a new address, a sign-up, or an inquiry. */
  kind: 'changed' | 'confirmed' | 'inquiry';
}

/** Verifies an address by the token of a mail link. Null if the token is unknown, used or expired. */
export async function claimConfirmation(
  tx: Db,
  context: Context,
  { token, accountId }: { token: string; accountId: string },
): Promise<Confirmed | null> {
  return (
    (await confirmChange(tx, context, token)) ??
    (await confirmSignUp(tx, context, token, accountId)) ??
    (await confirmInquiry(tx, context, token))
  );
}

async function confirmChange(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  const link = await findMailToken(tx, context, 'email', token);
  if (!link?.email || !(await spendMailToken(tx, 'email', link.user_id, token))) return null;
  await tx
    .updateTable('user')
    .set({ email: link.email, email_status: 'confirmed', updated_at: nowIso(context) })
    .where('id', '=', link.user_id)
    .execute();
  // Links sent to the old address must become invalid.
  for (const purpose of ['reset', 'confirm'] as const) await dropMailTokens(tx, purpose, link.user_id);
  return { email: link.email, kind: 'changed' };
}

/** Whoever has the mailbox may choose an account: the mail of the day may be one that a stranger caused. */
async function confirmSignUp(tx: Db, context: Context, token: string, accountId: string): Promise<Confirmed | null> {
  const link = await findMailToken(tx, context, 'confirm', token);
  if (!link?.email) return null;
  const id = accountId || link.user_id;
  for (const account of [id, link.user_id].toSorted()) await lockUser(tx, account);
  if (!(await spendMailToken(tx, 'confirm', link.user_id, token))) return null;
  // Takes back that the link was used.
  if (!(await confirmEmail(tx, id, link.email))) fail('US02');
  await dropMailTokens(tx, 'confirm', id);
  return { email: link.email, kind: 'confirmed' };
}

/** Whether `claimConfirmation` would take the token, which stays unused, and the accounts that one may choose from. */
export async function checkLink(db: Db, context: Context, token: string) {
  const accounts = await accountsOfLink(db, context, token);
  const isOther = async () =>
    (await findMailToken(db, context, 'email', token))?.email || (await inquiryOfLink(db, context, token));
  return { isValid: accounts.length > 0 || Boolean(await isOther()), accounts };
}

/** The accounts that the link of a sign-up can confirm: its own, then the newest; none of another link. */
async function accountsOfLink(db: Db, context: Context, token: string) {
  const link = await findMailToken(db, context, 'confirm', token);
  if (!link?.email) return [];
  return db
    .selectFrom('user')
    .select(['id', 'login_id', 'created_at'])
    .where('email_key', '=', emailKeyOf(link.email))
    .where('status', '=', 'active')
    .where('email_status', '!=', 'confirmed')
    .orderBy((eb) => eb.case().when('id', '=', link.user_id).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .limit(SERVER_LIMITS.foundIdsMax)
    .execute();
}

async function inquiryOfLink(db: Db, { keys }: Context, token: string) {
  const contractId = readSignedId(keys, 'confirm', token);
  if (contractId === null) return null;
  const open = db.selectFrom('inquiry').select(['id', 'email']).where('id', '=', contractId);
  return (await open.where('erased_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Repeatable; the first time is stored. */
async function confirmInquiry(tx: Db, context: Context, token: string): Promise<Confirmed | null> {
  const inquiry = await inquiryOfLink(tx, context, token);
  if (!inquiry) return null;
  await tx
    .updateTable('inquiry')
    .set({ email_confirmed_at: nowIso(context) })
    .where('id', '=', inquiry.id)
    .where('email_confirmed_at', 'is', null)
    .execute();
  return { email: inquiry.email, kind: 'inquiry' };
}
