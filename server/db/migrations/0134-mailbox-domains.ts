import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const BATCH = 500;

interface Row {
  id: string;
  mailbox_key: string;
}

/** A domain is counted as its punycode, however it was written: earlier trials would not be found by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`select id, mailbox_key from inquiry
      where id > ${after} and octet_length(mailbox_key) > length(mailbox_key) order by id limit ${BATCH}`.execute(db);
    for (const { id, mailbox_key } of rows) await rename(db, id, withAsciiDomain(mailbox_key));
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Of two open trials that prove to be of one mailbox, this one refers to the other. */
async function rename(db: Kysely<unknown>, id: string, key: string): Promise<void> {
  await sql`update inquiry set mailbox_key = ${key},
    duplicate_of = case when type = 'FREE' and complete_yn = 'N' and duplicate_of is null
      then (select first.id from inquiry as first where first.mailbox_key = ${key} and first.type = 'FREE'
        and first.complete_yn = 'N' and first.duplicate_of is null and first.id <> ${id})
      else duplicate_of end
    where id = ${id}`.execute(db);
}

/** As `mailboxKeyOf` at the time of this migration; the rest of the key is as before. */
function withAsciiDomain(key: string): string {
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const host = domainToASCII(domain) || domain;
  const name = key.slice(0, at);
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
