import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';

/** Existing conversations of this visitor. */
export const conversationsOf = (db: Db, visitor: string) =>
  db.selectFrom('chat_conversation').where('visitor', '=', visitor).where('deleted_at', 'is', null);

export const findConversation = (db: Db, visitor: string, id: string) =>
  conversationsOf(db, visitor).selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first, after the one with `lastId`; null if that does not exist. */
export async function listConversations(
  db: Db,
  visitor: string,
  { lastId, limit }: { lastId: string | null; limit: number },
) {
  const last = lastId === null ? null : await findConversation(db, visitor, lastId);
  if (last === undefined) return null;
  return conversationsOf(db, visitor)
    .selectAll()
    .$if(last !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('updated_at', '<', last?.updated_at ?? ''),
          eb.and([eb('updated_at', '=', last?.updated_at ?? ''), eb('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export function startConversation(
  tx: Db,
  given: { id: string; visitor: string; userId: string | null; query: string },
  now: string,
) {
  return tx
    .insertInto('chat_conversation')
    .values({
      id: given.id,
      visitor: given.visitor,
      user_id: given.userId,
      title: titleOf(given.query),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

function titleOf(question: string): string {
  const letters = Array.from(question.replace(/\s+/g, ' '));
  const max = SERVER_LIMITS.chatTitleMaxChars;
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : letters.join('');
}

/** Renames; null restores the initial name. Returns the row; undefined if the visitor has no such conversation. */
export async function renameConversation(db: Db, visitor: string, id: string, name: string | null) {
  const row = await findConversation(db, visitor, id);
  if (!row) return undefined;
  const first = db.selectFrom('chat_message').select('question').where('conversation_id', '=', id);
  const title = name ?? titleOf((await first.orderBy('position').executeTakeFirstOrThrow()).question);
  // `updated_at` stays, so that it keeps its place in the list.
  await db.updateTable('chat_conversation').set({ title }).where('id', '=', id).execute();
  return { ...row, title };
}

/**
 * False if it does not exist. Locks the row until the end of the transaction, so that questions of one conversation
 * queue.
 */
export async function continueConversation(tx: Db, visitor: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_conversation')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks as deleted; the sweep erases the messages. False if it does not exist. */
export async function deleteConversation(db: Db, visitor: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_conversation')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
