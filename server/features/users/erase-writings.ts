import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/db/delete-in-parts.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { WITHDRAWN_NAME } from '../documents/author-name.ts';

/** Rows of one statement: an embedded database writes their texts again, and serves nobody meanwhile. */
const ROWS_AT_ONCE = 5;
const MESSAGES_AT_ONCE = 100;

/** All columns that show the name of an author or saver, with the account's column and the table's key. */
const NAMED = [
  { table: 'document', name: 'author_name', account: 'author_id', key: ['id'] },
  { table: 'reply', name: 'author_name', account: 'author_id', key: ['id'] },
  { table: 'market_review', name: 'author_name', account: 'author_id', key: ['id'] },
  { table: 'inquiry_memo', name: 'author_name', account: 'author_id', key: ['id'] },
  { table: 'document', name: 'saved_by', account: 'saved_by_id', key: ['id'] },
  { table: 'document_version', name: 'saved_by', account: 'saved_by_id', key: ['document_id', 'version'] },
  { table: 'chat_pin', name: 'saved_by', account: 'saved_by_id', key: ['id'] },
] as const satisfies { table: keyof Tables; name: string; account: string; key: readonly string[] }[];

/**
 * The long part of a withdrawal, after its transaction: conversations, and the name at everything that the member wrote.
 * `removeEmptyGaps` follows. The hourly sweep finishes what a crash interrupts.
 */
export async function eraseWritings({ db }: Pick<Context, 'db'>, userId: string, signal?: AbortSignal): Promise<void> {
  const own = sql`(select id from chat_conversation where user_id = ${userId})`;
  // First, because a conversation would take all its messages along at once.
  await deleteInParts(db, 'chat_message', sql`conversation_id in ${own}`, signal, MESSAGES_AT_ONCE);
  await deleteInParts(db, 'chat_conversation', sql`user_id = ${userId}`, signal);
  for (const named of NAMED) await eraseName(db, named, userId, signal);
}

async function eraseName(
  db: Db,
  { table, name, account, key }: (typeof NAMED)[number],
  userId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const ofMember = sql`from ${sql.table(table)} where ${sql.ref(account)} = ${userId}`;
  const { rows } = await sql<Record<string, string | number>>`select ${columns} ${ofMember}`.execute(db);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    signal?.throwIfAborted();
    const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => sameKey(key, row));
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${WITHDRAWN_NAME}
      where (${sql.join(some, sql` or `)}) and ${sql.ref(name)} <> ${WITHDRAWN_NAME}`.execute(db);
  }
}

const sameKey = (key: readonly string[], row: Record<string, string | number>): RawBuilder<unknown> =>
  sql`(${sql.join(
    key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  )})`;
