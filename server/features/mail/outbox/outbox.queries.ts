import { SERVER_LIMITS } from '#server/limits.ts';
import type { MailState } from '#shared/mail/mail-states.ts';
import type { Db } from '#server/db/open-database.ts';
import { emailKeyOf } from '#server/mail/recipient.ts';
import { isOfCampaign, isRefused } from '../campaign.queries.ts';

interface Whose {
  /** Address of the recipient; empty for all. */
  to: string;
  /** Empty for all mails. */
  campaign: string;
}

interface Chosen extends Whose {
  page: number;
  /** Empty for all states. */
  status: MailState | '';
  isRefused: boolean;
}

function mailsOf(db: Db, { to, campaign }: Whose) {
  let mails = db.selectFrom('mail');
  if (to !== '') mails = mails.where('to_key', '=', emailKeyOf(to));
  if (campaign !== '') mails = mails.where(isOfCampaign).where('created_at', '=', campaign);
  return mails;
}

/** One page, newest first. */
export async function listMails(db: Db, { page, status, isRefused: onlyRefused, ...whose }: Chosen) {
  let query = mailsOf(db, whose).select(['id', 'to_address', 'subject', 'status', 'created_at']);
  if (status !== '') query = query.where('status', '=', status);
  if (onlyRefused) query = query.where(isRefused);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
}

export const countMails = (db: Db, whose: Whose) => countsByState(mailsOf(db, whose));

const countsByState = (mails: ReturnType<typeof mailsOf>) =>
  mails
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

/** Mails of a campaign whose recipients have refused since. */
export const countRefused = async (db: Db, whose: Whose) =>
  whose.campaign === '' ? [] : countsByState(mailsOf(db, whose).where(isRefused));

export const findMail = (db: Db, id: string) =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

/** As if it had never been tried. */
const AGAIN = { status: 'waiting', attempts: 0, last_error: null } as const;

/** Queues the failed mails again; returns their number. */
export async function resendFailedMails(tx: Db, whose: Whose, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ ...AGAIN, next_attempt_at: now })
    .where('status', '=', 'failed')
    .where('id', 'in', mailsOf(tx, whose).where('status', '=', 'failed').select('id'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Queues a failed mail again with all attempts; false if it was sent or is being sent. */
export async function resendMail(tx: Db, mailId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ ...AGAIN, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('status', 'not in', ['sent', 'filed'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
