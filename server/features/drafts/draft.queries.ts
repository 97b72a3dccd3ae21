import type { Db } from '../../db/open-database.ts';
import type { DraftTable } from '../../db/tables/board.tables.ts';

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
