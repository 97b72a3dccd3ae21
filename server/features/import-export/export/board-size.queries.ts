import { BOARD_TYPES } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';

/** Number of documents and files in an export of each board. */
export async function countBoards(db: Db) {
  const [documents, files] = await Promise.all([
    db
      .selectFrom('document')
      .select((eb) => ['board_type', eb.fn.countAll<number>().as('count')])
      .where('deleted_at', 'is', null)
      .groupBy('board_type')
      .execute(),
    db
      .selectFrom('file')
      .innerJoin('document', 'document.id', 'file.document_id')
      .select((eb) => [
        'document.board_type',
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number | string>('size_bytes').as('bytes'),
      ])
      .where('deleted_at', 'is', null)
      .groupBy('document.board_type')
      .execute(),
  ]);
  return BOARD_TYPES.map((boardType) => {
    const own = files.find(({ board_type }) => board_type === boardType);
    return {
      boardType,
      documentCount: documents.find(({ board_type }) => board_type === boardType)?.count ?? 0,
      fileCount: own?.count ?? 0,
      fileBytes: Number(own?.bytes ?? 0),
    };
  });
}
