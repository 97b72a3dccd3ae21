import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Recipient as MailRecipient } from '#server/mail/recipient.ts';
import { emailKeyOf } from '#server/mail/recipient.ts';
import type { Db } from '#server/db/open-database.ts';
import { recordConsents } from '../users/consent.queries.ts';
import type { Consenter, RefusalScope } from './unsubscribe-token.ts';

/** Channel of each consent, of members and of inquiries. */
const CHANNEL_OF = {
  'marketing-email': 'email',
  'marketing-sms': 'sms',
  'advertising-email': 'email',
  'advertising-sms': 'sms',
  'advertising-phone': 'phone',
} as const;
type AdvertisingKind = keyof typeof CHANNEL_OF;
export type AdvertisingChannel = (typeof CHANNEL_OF)[AdvertisingKind];

const kindsOf = (channels: readonly AdvertisingChannel[]) =>
  (Object.keys(CHANNEL_OF) as AdvertisingKind[]).filter((kind) => channels.includes(CHANNEL_OF[kind]));

const ALL: readonly AdvertisingChannel[] = ['email', 'sms', 'phone'];

interface Recipient extends Consenter {
  email: string;
  channel: AdvertisingChannel;
  /** Time of the consent. */
  at: string;
}

export interface AdvertisingConsenter extends Recipient {
  ways: Recipient[];
}

const answersOfMembers = (db: Db, channels: readonly AdvertisingChannel[]) =>
  db
    .selectFrom('consent')
    .innerJoin('user', 'user.id', 'consent.user_id')
    .where('consent.kind', 'in', kindsOf(channels))
    .where('user.status', '=', 'active')
    .where('user.email_status', '=', 'confirmed')
    .where('user.email', '!=', '');

const answersInInquiries = (db: Db, channels: readonly AdvertisingChannel[]) =>
  db
    .selectFrom('inquiry_consent')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_consent.inquiry_id')
    .where('inquiry_consent.kind', 'in', kindsOf(channels))
    .where('inquiry.erased_at', 'is', null)
    .where('inquiry.email_confirmed_at', 'is not', null);

/**
 * Answers about advertising on these channels, given by verified owners of the addresses, with their current address;
 * limited to `addresses` (lower case) if given. Answers of unverified persons count neither as consent nor as refusal.
 */
function allAnswers(db: Db, channels: readonly AdvertisingChannel[], addresses?: readonly string[]) {
  let ofMembers = answersOfMembers(db, channels).select([
    'user.id',
    'user.email',
    'user.email_key as address',
    'consent.agreed',
    'consent.agreed_at as at',
    sql<Consenter['source']>`'user'`.as('source'),
    channelOf('consent.kind').as('channel'),
  ]);
  let inInquiries = answersInInquiries(db, channels).select([
    'inquiry.id',
    'inquiry.email',
    'inquiry.email_key as address',
    'inquiry_consent.agreed',
    'inquiry_consent.agreed_at as at',
    sql<Consenter['source']>`'contract'`.as('source'),
    channelOf('inquiry_consent.kind').as('channel'),
  ]);
  if (addresses) {
    ofMembers = ofMembers.where('user.email_key', 'in', addresses);
    inInquiries = inInquiries.where('inquiry.email_key', 'in', addresses);
  }
  return ofMembers.unionAll(inInquiries);
}

const channelOf = (kind: 'consent.kind' | 'inquiry_consent.kind') =>
  sql<AdvertisingChannel>`case ${sql.ref(kind)} ${sql.join(
    Object.entries(CHANNEL_OF).map(([of, channel]) => sql`when ${of} then ${channel}`),
    sql` `,
  )} end`;

/** Current consents: per address and channel the last verified answer, of two at the same time the refusal. */
function standingAgreements(db: Db, channels: readonly AdvertisingChannel[], addresses?: readonly string[]) {
  const latest = db
    .selectFrom(allAnswers(db, channels, addresses).as('answer'))
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by channel, address order by at desc, agreed, source, id)`.as('place'),
    );
  return db.selectFrom(latest.as('latest')).where('place', '=', 1).where('agreed', '=', 1);
}

const RECIPIENT = ['id', 'email', 'source', 'channel', 'at'] as const;

/** Recipients of advertising mails. */
export const advertisingRecipients = (db: Db): Promise<Recipient[]> =>
  standingAgreements(db, ['email']).select(RECIPIENT).execute();

export async function countAdvertisingRecipients(db: Db): Promise<number> {
  const { count } = await standingAgreements(db, ['email'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Addresses (lower case, sorted, after `after`) with a consent older than `before` and no reminder since. Does not
 * check whether the consent is still valid.
 */
export async function addressesToRemind(db: Db, before: string, after: string, limit: number): Promise<string[]> {
  const reminded = (source: Consenter['source']) =>
    db
      .selectFrom('consent_reminder as r')
      .select('r.holder_id')
      .where('r.source', '=', source)
      .where('r.sent_at', '>=', before);
  const members = answersOfMembers(db, ALL)
    .select('user.email_key as address')
    .where('consent.agreed', '=', 1)
    .where('consent.agreed_at', '<', before)
    .where('user.email_key', '>', after)
    .where('user.id', 'not in', reminded('user'));
  const inquiries = answersInInquiries(db, ALL)
    .select('inquiry.email_key as address')
    .where('inquiry_consent.agreed', '=', 1)
    .where('inquiry_consent.agreed_at', '<', before)
    .where('inquiry.email_key', '>', after)
    .where('inquiry.id', 'not in', reminded('contract'));
  const rows = await members.union(inquiries).orderBy('address').limit(limit).execute();
  return rows.map(({ address }) => address);
}

/** Persons with valid advertising consents at these addresses, with channels; the oldest answer counts. */
export async function advertisingConsenters(db: Db, addresses: readonly string[]): Promise<AdvertisingConsenter[]> {
  if (addresses.length === 0) return [];
  const standing = await standingAgreements(db, ALL, addresses).select(RECIPIENT).execute();
  const byAddress = Map.groupBy(standing, ({ email }) => emailKeyOf(email));
  return [...byAddress.values()].flatMap((ways) => {
    const [oldest] = ways.toSorted((a, b) => a.at.localeCompare(b.at));
    return oldest ? [{ ...oldest, ways }] : [];
  });
}

/** A consenting person as mail recipient. */
export const recipientOfConsenter = ({ source, id, email }: Consenter & { email: string }): MailRecipient =>
  source === 'user' ? { email, userId: id } : { email, contractId: id };

/** Current address of the person; null if deleted. */
async function addressOf(db: Db, { source, id }: Consenter): Promise<string | null> {
  const row =
    source === 'user'
      ? await db
          .selectFrom('user')
          .select('email')
          .where('id', '=', id)
          .where('status', '!=', 'withdrawn')
          .executeTakeFirst()
      : await db.selectFrom('inquiry').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ? emailKeyOf(row.email) : null;
}

/** Withdraws all advertising consents of this address, of members and inquiries, by adding answers. Repeatable. */
export async function refuseAdvertising(
  tx: Db,
  context: Pick<Context, 'clock'>,
  consenter: Consenter,
  ip: string,
  scope: RefusalScope = 'email',
): Promise<void> {
  const kinds = kindsOf(scope === 'all' ? ALL : ['email']);
  const address = await addressOf(tx, consenter);
  if (address === null) return;
  const now = nowIso(context);
  const users = await tx
    .selectFrom('user')
    .innerJoin('consent', 'consent.user_id', 'user.id')
    .select(['user.id', 'consent.kind', 'consent.agreed', 'consent.version', 'consent.agreed_at'])
    .where('consent.kind', 'in', kinds)
    .where('user.email_key', '=', address)
    .orderBy('consent.agreed_at')
    .execute();
  for (const { id, kind, agreed, version } of new Map(users.map((row) => [`${row.id} ${row.kind}`, row])).values())
    if (agreed === 1) await recordConsents(tx, context, id, ip, [{ kind, version, agreed: false }]);

  const contracts = await tx
    .selectFrom('inquiry')
    .innerJoin('inquiry_consent', 'inquiry_consent.inquiry_id', 'inquiry.id')
    .select(['inquiry.id', 'inquiry_consent.kind', 'inquiry_consent.agreed', 'inquiry_consent.version'])
    .where('inquiry_consent.kind', 'in', kinds)
    .where('inquiry.email_key', '=', address)
    .orderBy('inquiry_consent.agreed_at')
    .execute();
  const values = [...new Map(contracts.map((row) => [`${row.id} ${row.kind}`, row])).values()]
    .filter(({ agreed }) => agreed === 1)
    .map(({ id, kind, version }) => ({
      id: randomUUID(),
      inquiry_id: id,
      kind,
      version,
      agreed: 0,
      agreed_at: now,
      ip,
    }));
  if (values.length > 0) await tx.insertInto('inquiry_consent').values(values).execute();
  // Waiting advertising mails no longer have a consent.
  await tx
    .deleteFrom('mail')
    .where('template', '=', 'advertising')
    .where('status', '=', 'waiting')
    .where('to_key', '=', address)
    .where('unsubscribe_url', 'is not', null)
    .execute();
}
