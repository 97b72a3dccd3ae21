import type { Db } from '#server/db/open-database.ts';

const SHOWN = 10;

/** Most downloaded files of existing documents. */
export async function readDownloads(db: Db) {
  const rows = await db
    .selectFrom('file')
    .innerJoin('document', 'document.id', 'file.document_id')
    .select(['file.name', 'file.board_type', 'file.download_count', 'document.id'])
    .where('document.deleted_at', 'is', null)
    .where('file.download_count', '>', 0)
    .where('file.purpose', '=', 'attachment')
    .orderBy('file.download_count', 'desc')
    .orderBy('file.name')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    boardType: row.board_type,
    documentId: row.id,
    count: row.download_count,
  }));
}
