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

export const countMails = (db: Db, campaign: string) =>
  mailsOf(db, campaign)
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

/** Recipients of a campaign who have refused since. */
export async function countRefused(db: Db, campaign: string): Promise<number> {
  if (campaign === '') return 0;
  const query = mailsOf(db, campaign).where(isRefused);
  return (await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

export const findMail = (db: Db, id: string) =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
