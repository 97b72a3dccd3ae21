import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { recordConsents } from '../users/consent.queries.ts';
import type { Consenter } from './unsubscribe-token.ts';

const MEMBER_KIND = 'marketing-email';
const CONTRACT_KIND = 'advertising-email';

interface Recipient extends Consenter {
  email: string;
  /** When it was agreed to. */
  at: string;
}

interface Answer extends Recipient {
  agreed: number;
}

/** Every answer on advertising by mail that was ever given, with the address as it is now. */
async function allAnswers(db: Db): Promise<Answer[]> {
  const [members, contracts] = await Promise.all([
    db
      .selectFrom('consent')
      .innerJoin('user', 'user.id', 'consent.user_id')
      .select(['user.id', 'user.email', 'consent.agreed', 'consent.agreed_at as at'])
      .where('consent.kind', '=', MEMBER_KIND)
      .where('user.status', '=', 'active')
      .where('user.email', '!=', '')
      .execute(),
    db
      .selectFrom('contract_consent')
      .innerJoin('contract', 'contract.id', 'contract_consent.contract_id')
      .select(['contract.id', 'contract.email', 'contract_consent.agreed', 'contract_consent.agreed_at as at'])
      .where('contract_consent.kind', '=', CONTRACT_KIND)
      .execute(),
  ]);
  return [
    ...members.map((row) => ({ ...row, source: 'user' as const })),
    ...contracts.map((row) => ({ ...row, source: 'contract' as const })),
  ];
}

/** Whom an advertisement may reach: the last word of each address counts, whoever said it. */
export async function advertisingRecipients(db: Db): Promise<Recipient[]> {
  const last = new Map<string, Answer>();
  for (const answer of await allAnswers(db)) {
    const key = answer.email.toLowerCase();
    const known = last.get(key);
    // At the same moment a refusal wins.
    if (!known || answer.at > known.at || (answer.at === known.at && answer.agreed === 0)) last.set(key, answer);
  }
  return [...last.values()].filter(({ agreed }) => agreed === 1);
}

/** The address that a link speaks of; null when the person is gone. */
async function addressOf(db: Db, { source, id }: Consenter): Promise<string | null> {
  const row =
    source === 'user'
      ? await db
          .selectFrom('user')
          .select('email')
          .where('id', '=', id)
          .where('status', '!=', 'withdrawn')
          .executeTakeFirst()
      : await db.selectFrom('contract').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ? row.email.toLowerCase() : null;
}

/** Withdraws what this address ever agreed to, as member and in inquiries; nothing is overwritten. Twice is once. */
export async function refuseAdvertising(
  tx: Db,
  context: Pick<Context, 'clock'>,
  consenter: Consenter,
  ip: string,
): Promise<void> {
  const address = await addressOf(tx, consenter);
  if (address === null) return;
  const now = nowIso(context);
  const users = await tx
    .selectFrom('user')
    .innerJoin('consent', 'consent.user_id', 'user.id')
    .select(['user.id', 'user.email', 'consent.agreed', 'consent.version', 'consent.agreed_at'])
    .where('consent.kind', '=', MEMBER_KIND)
    .where((eb) => eb(eb.fn('lower', ['user.email']), '=', address))
    .orderBy('consent.agreed_at')
    .execute();
  for (const { id, agreed, version } of new Map(users.map((row) => [row.id, row])).values())
    if (agreed === 1) await recordConsents(tx, context, id, ip, [{ kind: MEMBER_KIND, version, agreed: false }]);

  const contracts = await tx
    .selectFrom('contract')
    .innerJoin('contract_consent', 'contract_consent.contract_id', 'contract.id')
    .select(['contract.id', 'contract_consent.agreed', 'contract_consent.version'])
    .where('contract_consent.kind', '=', CONTRACT_KIND)
    .where('contract.email_key', '=', address)
    .orderBy('contract_consent.agreed_at')
    .execute();
  const values = [...new Map(contracts.map((row) => [row.id, row])).values()]
    .filter(({ agreed }) => agreed === 1)
    .map(({ id, version }) => ({
      id: randomUUID(),
      contract_id: id,
      kind: CONTRACT_KIND,
      version,
      agreed: 0,
      agreed_at: now,
      ip,
    }));
  if (values.length > 0) await tx.insertInto('contract_consent').values(values).execute();
  // What waits in the outbox was agreed to, and no longer is.
  await tx
    .deleteFrom('mail')
    .where('template', '=', 'advertising')
    .where('status', '=', 'waiting')
    .where((eb) => eb(eb.fn('lower', ['to_address']), '=', address))
    .where('unsubscribe_url', 'is not', null)
    .execute();
}
