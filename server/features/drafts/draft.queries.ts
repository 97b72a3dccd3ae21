import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DraftTable } from '#server/db/tables/boards/board.tables.ts';

export async function removeDraft(
  db: Db,
  key: Pick<DraftTable, 'user_id' | 'board_type' | 'document_id'>,
): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('user_id', '=', key.user_id)
    .where('board_type', '=', key.board_type)
    .where('document_id', '=', key.document_id)
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
