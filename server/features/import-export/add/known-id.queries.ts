import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ReadExport } from '../incoming-document.ts';

/** Ids imported completely from this source before; for exports of this portal also existing documents. */
export async function knownIds(db: Db, boardType: BoardType, source: ReadExport['source']): Promise<Set<string>> {
  const imported = await db
    .selectFrom('imported_document')
    .select('original_id as id')
    .where('board_type', '=', boardType)
    .where('source', '=', source)
    .where('is_complete', '=', 1)
    .execute();
  const own =
    source === 'portal'
      ? await db.selectFrom('document').select('id').where('board_type', '=', boardType).execute()
      : [];
  return new Set([...imported, ...own].map(({ id }) => id));
}
