import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Verified addresses, and the owner of each mail. For existing members it is unknown whether they read their mail, so
 * they are neither verified nor treated like new members (docs/decisions/0042).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('email_status', 'text', (c) => c.notNull().defaultTo('legacy'))
    .execute();
  await db.schema.alterTable('contract').addColumn('email_confirmed_at', 'text').execute();
  for (const column of ['owner', 'gather_key', 'gathered'])
    await db.schema.alterTable('mail').addColumn(column, 'text').execute();
  await db.schema.createIndex('mail_owner').on('mail').column('owner').execute();
  await db.schema.createIndex('mail_gather').on('mail').columns(['gather_key', 'created_at']).execute();
  await ownersOfOldMails(db);
}

/** A mail that names an inquiry belongs to it; another mail belongs to the member if exactly one has its address. */
async function ownersOfOldMails(db: Kysely<unknown>): Promise<void> {
  await sql`update mail set owner = 'contract:' || (
    select max(contract.id) from contract
    where contract.email_key = lower(mail.to_address)
      and (mail.body_text like '%' || contract.number || '%' or mail.subject like '%' || contract.number || '%')
  ) where exists (
    select 1 from contract
    where contract.email_key = lower(mail.to_address)
      and (mail.body_text like '%' || contract.number || '%' or mail.subject like '%' || contract.number || '%')
  )`.execute(db);
  const alone = sql`select lower(email) as address, max(id) as id from "user"
    where email <> '' group by lower(email) having count(*) = 1`;
  await sql`update mail set owner = 'user:' || (
    select alone.id from (${alone}) as alone where alone.address = lower(mail.to_address)
  ) where owner is null
    and lower(to_address) in (select alone.address from (${alone}) as alone)
    and lower(to_address) not in (select email_key from contract)`.execute(db);
}
