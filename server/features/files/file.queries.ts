import type { Selectable } from 'kysely';
import type { FileItem } from '../../../shared/contract/file.contract.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import type { FileTable } from '../../db/tables/board.tables.ts';
import { indexDocument } from '../../search/index/index-document.ts';

export type FileRow = Selectable<FileTable>;

export const presentFile = (
  row: Pick<FileRow, 'id' | 'name' | 'mime' | 'size_bytes' | 'download_count'>,
): FileItem => ({
  fileId: row.id,
  name: row.name,
  mime: row.mime,
  sizeBytes: row.size_bytes,
  downloadCount: row.download_count,
  url: `/api/v1/board/fileDownload/link/${row.id}`,
});

/** The attachments of a document, in their order. */
export async function listFiles(db: Db, documentId: string): Promise<FileItem[]> {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('purpose', '=', 'attachment')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(presentFile);
}

export function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The row goes first: a crash in between leaves bytes without a name, never a name without bytes. */
export async function removeFile(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  row: Pick<FileRow, 'id' | 'storage_key'>,
): Promise<void> {
  await db.deleteFrom('file').where('id', '=', row.id).execute();
  await storage.remove(row.storage_key);
}

/** After the files of a document have changed: its count, and what it is found by. */
export async function recountFiles(tx: Db, documentId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({
      file_count: eb
        .selectFrom('file')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('document_id', '=', documentId)
        .where('purpose', '=', 'attachment'),
    }))
    .where('id', '=', documentId)
    .execute();
  await indexDocument(tx, documentId);
}
