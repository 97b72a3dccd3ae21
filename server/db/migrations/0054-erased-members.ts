import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const WITHDRAWN_NAME = '탈퇴한 회원';
const SAVED = ['document', 'document_version', 'chat_pin'] as const;
const WITHDRAWN = sql`(select id from "user" where status = 'withdrawn')`;

/**
 * `saved_by` was a name only, so a withdrawal could not find it. Now the account id is stored too. Remains of earlier
 * withdrawals are removed where they can be recognised: names that no account has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of SAVED) {
    await db.schema.alterTable(table).addColumn('saved_by_id', 'text').execute();
    await db.schema
      .createIndex(`${table}_saved_by`)
      .on(table)
      .column('saved_by_id')
      .where(sql.ref('saved_by_id'), 'is not', null)
      .execute();
  }
  await nameTheAuthors(db);
  for (const table of SAVED) await nameTheOnlyOne(db, table);
  await eraseUnknownNames(db);
  await eraseWithdrawn(db);
}

/** Where the saver's name (in a version: ID) is the author's, the author is the saver. */
async function nameTheAuthors(db: Kysely<unknown>): Promise<void> {
  await sql`update document set saved_by_id = author_id where saved_by <> '' and saved_by =
    (select name from "user" where "user".id = document.author_id)`.execute(db);
  await sql`update document_version set saved_by_id =
      (select author_id from document where document.id = document_version.document_id)
    where exists (select 1 from document join "user" on "user".id = document.author_id
      where document.id = document_version.document_id
        and document_version.saved_by in (document.author_name, "user".name))`.execute(db);
}

async function nameTheOnlyOne(db: Kysely<unknown>, name: (typeof SAVED)[number]): Promise<void> {
  const table = sql.table(name);
  await sql`update ${table} set saved_by_id = (select min(id) from "user" where "user".name = ${table}.saved_by)
    where saved_by_id is null and saved_by <> ''
      and (select count(*) from "user" where "user".name = ${table}.saved_by) = 1`.execute(db);
}

/** Imported and delivered documents have authors without an account, whose names stay in the versions. */
async function eraseUnknownNames(db: Kysely<unknown>): Promise<void> {
  const isUnknown = sql`saved_by_id is null and saved_by <> ''
    and not exists (select 1 from "user" where "user".name = saved_by or "user".login_id = saved_by)`;
  await sql`update document set saved_by = ${WITHDRAWN_NAME} where ${isUnknown}`.execute(db);
  await sql`update chat_pin set saved_by = ${WITHDRAWN_NAME} where ${isUnknown}`.execute(db);
  await sql`update document_version set saved_by = ${WITHDRAWN_NAME} where ${isUnknown}
    and not exists (select 1 from document where document.id = document_version.document_id
      and document.author_id is null and document.author_name = document_version.saved_by)`.execute(db);
  await sql`delete from document_writer where not exists (select 1 from document
    where document.author_name = document_writer.author_name
      and document.is_staff_author = document_writer.is_staff_author)`.execute(db);
}

async function eraseWithdrawn(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contract_filter', 'staff_preference'])
    await sql`delete from ${sql.table(table)} where user_id in ${WITHDRAWN}`.execute(db);
  await sql`delete from consent_reminder where source = 'user' and holder_id in ${WITHDRAWN}`.execute(db);
  await sql`update contract_memo set author_name = ${WITHDRAWN_NAME} where author_id in ${WITHDRAWN}`.execute(db);
  await sql`update contract set user_id = null where user_id in ${WITHDRAWN}`.execute(db);
  await sql`update contract set owner_id = null where owner_id in ${WITHDRAWN}`.execute(db);
  await sql`update contract_log set detail = '' where member_id in ${WITHDRAWN}`.execute(db);
  await sql`update consent set ip = '' where user_id in ${WITHDRAWN}`.execute(db);
}
