import { SERVER_LIMITS } from '#server/limits.ts';
import type { MailState } from '#shared/mail/mail-states.ts';
import type { Db } from '#server/db/open-database.ts';
import { isOfCampaign, isRefused } from '../campaign.queries.ts';

interface Chosen {
  page: number;
  /** Empty for all states. */
  status: MailState | '';
  /** Empty for all mails. */
  campaign: string;
  isRefused: boolean;
}

function mailsOf(db: Db, campaign: string) {
  const mails = db.selectFrom('mail');
  return campaign === '' ? mails : mails.where(isOfCampaign).where('created_at', '=', campaign);
}

/** One page, newest first. */
export async function listMails(db: Db, { page, status, campaign, isRefused: onlyRefused }: Chosen) {
  let query = mailsOf(db, campaign).select(['id', 'to_address', 'subject', 'status', 'created_at']);
  if (status !== '') query = query.where('status', '=', status);
  if (onlyRefused) query = query.where(isRefused);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
}

export const countMails = (db: Db, campaign: string) => countsByState(mailsOf(db, campaign));

const countsByState = (mails: ReturnType<typeof mailsOf>) =>
  mails
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

/** Mails of a campaign whose recipients have refused since. */
export const countRefused = async (db: Db, campaign: string) =>
  campaign === '' ? [] : countsByState(mailsOf(db, campaign).where(isRefused));

export const findMail = (db: Db, id: string) =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
