import type { Kysely } from 'kysely';
import { sql } from 'kysely';

interface Database {
  contract: {
    id: string;
    type: string;
    complete_yn: string;
    email_key: string;
    mailbox_key: string;
    duplicate_of: string | null;
    created_at: string;
  };
}

/**
 * Free trials are counted by mailbox, not by spelling of the address. A further one is stored and refers to the open
 * one, so that the response does not reveal who asked for a trial (docs/decisions/0064).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('contract')
    .addColumn('mailbox_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('contract').addColumn('duplicate_of', 'text').execute();
  await fillKeys(db);
  await db.schema.dropIndex('contract_open_trial').execute();
  await db.schema
    .createIndex('contract_open_trial')
    .unique()
    .on('contract')
    .column('mailbox_key')
    .where(sql.ref('type'), '=', 'FREE')
    .where(sql.ref('complete_yn'), '=', 'N')
    .where(sql.ref('duplicate_of'), 'is', null)
    .execute();
}

async function fillKeys(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('contract')
    .select(['id', 'type', 'complete_yn', 'email_key'])
    .where('email_key', '<>', '')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const open = new Map<string, string>();
  for (const { id, type, complete_yn, email_key } of rows) {
    const mailbox = mailboxOf(email_key);
    const isOpen = type === 'FREE' && complete_yn === 'N';
    const first = isOpen ? open.get(mailbox) : undefined;
    if (isOpen && first === undefined) open.set(mailbox, id);
    await db
      .updateTable('contract')
      .set({ mailbox_key: mailbox, duplicate_of: first ?? null })
      .where('id', '=', id)
      .execute();
  }
}

/** Copy of `mailboxKeyOf` at the time of this migration. */
function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@');
  const host = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
