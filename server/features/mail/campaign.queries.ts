import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';

type Mail = ExpressionBuilder<Tables, 'mail'>;

/** Number of campaigns that are listed. */
const LISTED = 10;

/** Other mails, test mails too, have no link to refuse at one press. All mails of a campaign are of the same moment. */
export const isOfCampaign = (eb: Mail) => eb('unsubscribe_url', 'is not', null);

/** Whether the recipient has refused advertising mails since. */
export const isRefused = (eb: Mail) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('consent')
        .select('consent.id')
        .where('consent.user_id', '=', ownerKey('user:'))
        .where('consent.kind', '=', 'marketing-email')
        .where('consent.agreed', '=', 0)
        .whereRef('consent.agreed_at', '>', 'mail.created_at'),
    ),
    eb.exists(
      eb
        .selectFrom('inquiry_consent')
        .select('inquiry_consent.id')
        .where('inquiry_consent.inquiry_id', '=', ownerKey('contract:'))
        .where('inquiry_consent.kind', '=', 'advertising-email')
        .where('inquiry_consent.agreed', '=', 0)
        .whereRef('inquiry_consent.agreed_at', '>', 'mail.created_at'),
    ),
  ]);

/** The id in `mail.owner`, of an owner of this kind. */
const ownerKey = (kind: string) =>
  sql<string>`case when mail.owner like ${`${kind}%`} then substr(mail.owner, ${sql.lit(kind.length + 1)}) end`;

export const latestCampaigns = (db: Db) =>
  db
    .selectFrom('mail')
    .select((eb) => ['created_at', eb.fn.max('subject').as('subject')])
    .where(isOfCampaign)
    .groupBy('created_at')
    .orderBy('created_at', 'desc')
    .limit(LISTED);

/**
 * Takes back the mails that wait. Returns the subject, the number of mails taken back, and of those that were sent before
 * or are being sent now; undefined if there is no such campaign any more.
 */
export async function stopCampaign(tx: Db, queuedAt: string, now: string) {
  const { subject } = (await latestCampaigns(tx).where('created_at', '=', queuedAt).executeTakeFirst()) ?? {};
  if (subject === undefined) return undefined;
  const { numDeletedRows } = await tx
    .deleteFrom('mail')
    .where(isOfCampaign)
    .where('created_at', '=', queuedAt)
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .executeTakeFirst();
  const { sent } = await tx
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where(isOfCampaign)
    .where('created_at', '=', queuedAt)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return { subject, stopped: Number(numDeletedRows), sent };
}

/** The latest campaigns, with what became of their mails. */
export async function listCampaigns(db: Db) {
  const latest = await latestCampaigns(db).execute();
  const oldest = latest.at(-1)?.created_at;
  if (oldest === undefined) return [];
  const ofLatest = db.selectFrom('mail').where(isOfCampaign).where('created_at', '>=', oldest);
  const [counted, refused] = await Promise.all([
    ofLatest
      .select((eb) => ['created_at', 'status', eb.fn.countAll<number>().as('count')])
      .groupBy(['created_at', 'status'])
      .execute(),
    ofLatest
      .select((eb) => ['created_at', eb.fn.countAll<number>().as('count')])
      .where(isRefused)
      .groupBy('created_at')
      .execute(),
  ]);
  return latest.map(({ created_at, subject }) => ({
    queuedAt: created_at,
    subject,
    counts: MAIL_STATES.map((status) => ({
      status,
      count: counted.find((row) => row.created_at === created_at && row.status === status)?.count ?? 0,
    })),
    refused: refused.find((row) => row.created_at === created_at)?.count ?? 0,
  }));
}
