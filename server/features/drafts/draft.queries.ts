import type { Insertable } from 'kysely';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DraftTable } from '#server/db/tables/boards/board.tables.ts';

type Key = Pick<DraftTable, 'user_id' | 'board_type' | 'document_id'>;

/**
 * Replaces the draft only if it is by one of `replaceable`: another form may be open elsewhere. False if it is not.
 */
export async function saveDraft(
  db: Db,
  draft: Insertable<DraftTable>,
  replaceable: readonly string[],
): Promise<boolean> {
  const { content, saved_at, writer } = draft;
  const saved = await db
    .insertInto('draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'board_type', 'document_id'])
        .doUpdateSet({ content, saved_at, writer })
        .where('draft.writer', 'in', replaceable),
    )
    .returning('saved_at')
    .executeTakeFirst();
  return saved !== undefined;
}

/** `writers`: only if it is by one of them. */
export async function removeDraft(db: Db, key: Key, writers?: readonly string[]): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('user_id', '=', key.user_id)
    .where('board_type', '=', key.board_type)
    .where('document_id', '=', key.document_id)
    .$if(writers !== undefined, (draft) => draft.where('writer', 'in', writers ?? []))
    .execute();
}

/** Keeps only the newest drafts of a member; of drafts saved in the same millisecond, always the same ones. */
export async function removeOldDrafts(db: Db, userId: string): Promise<void> {
  const own = db.selectFrom('draft').where('user_id', '=', userId);
  const old = await own
    .select(['board_type', 'document_id'])
    .orderBy('saved_at', 'desc')
    .orderBy('board_type')
    .orderBy('document_id')
    .offset(SERVER_LIMITS.draftsMaxCount)
    // SQLite knows no offset without a limit.
    .limit(SERVER_LIMITS.draftsMaxCount)
    .execute();
  for (const key of old) await removeDraft(db, { user_id: userId, ...key });
}
