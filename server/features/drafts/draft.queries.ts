import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DraftTable } from '#server/db/tables/board.tables.ts';

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

/** Keeps only the newest drafts of a member. */
export async function removeOldDrafts(db: Db, userId: string): Promise<void> {
  const newest = db
    .selectFrom('draft')
    .select('saved_at')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .offset(SERVER_LIMITS.draftsMaxCount - 1);
  await db.deleteFrom('draft').where('user_id', '=', userId).where('saved_at', '<', newest).execute();
}
