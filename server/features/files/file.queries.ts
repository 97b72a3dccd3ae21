import type { Selectable } from 'kysely';
import { pictureKeysOf } from './uploaded-picture.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { FileItem } from '#shared/contract/boards/file.contract.ts';
import { paths } from '#shared/paths.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FileTable } from '#server/db/tables/boards/board.tables.ts';
import { extensionOf } from '#server/storage/file-type.ts';
import { indexDocument } from '#server/search/index/index-document.ts';

export type FileRow = Selectable<FileTable>;

export const presentFile = (
  row: Pick<FileRow, 'id' | 'purpose' | 'name' | 'mime' | 'size_bytes' | 'sha256' | 'download_count' | 'visibility'>,
): FileItem => ({
  fileId: row.id,
  purpose: row.purpose,
  name: row.name,
  mime: row.mime,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  visibility: row.visibility,
  downloadCount: row.download_count,
  url: paths.uploadedFile(row.id),
});

/** Files of a document in order, without embedded pictures and packages of versions. */
export async function listFiles(db: Db, documentId: string): Promise<FileItem[]> {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('purpose', 'not in', ['image', 'package'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(presentFile);
}

/** Cover picture URLs by document: its cover, or else its first screenshot. */
export async function findCovers(db: Db, documentIds: readonly string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('file')
    .select(['id', 'document_id'])
    .where('document_id', 'in', documentIds)
    .where('purpose', 'in', ['cover', 'screenshot'])
    .orderBy('purpose', 'desc')
    .orderBy('position', 'desc')
    .execute();
  // The one to show comes last and overwrites the others.
  return new Map(rows.map(({ id, document_id }) => [document_id ?? '', paths.uploadedFile(id)]));
}

export interface Downloads {
  /** File extensions, each once. */
  kinds: string[];
  visibilities: FileVisibility[];
}

/** What there is to download in each document. */
export async function findDownloads(db: Db, documentIds: readonly string[]): Promise<Map<string, Downloads>> {
  const found = new Map<string, Downloads>();
  if (documentIds.length === 0) return found;
  const rows = await db
    .selectFrom('file')
    .select(['document_id', 'name', 'visibility'])
    .where('document_id', 'in', documentIds)
    .where('purpose', '=', 'attachment')
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { document_id, name, visibility } of rows) {
    const { kinds = [], visibilities = [] } = found.get(document_id ?? '') ?? {};
    found.set(document_id ?? '', {
      kinds: [...new Set([...kinds, extensionOf(name)])],
      visibilities: [...visibilities, visibility],
    });
  }
  return found;
}

export function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Deletes a file without a document; false if it has been attached to one meanwhile. The row first: after a crash, an
 * unreferenced file is harmless, a row without file is not.
 */
export async function removeFile(
  context: Pick<Context, 'db' | 'storage'>,
  row: Pick<FileRow, 'id' | 'storage_key'>,
): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom('file')
    .where('id', '=', row.id)
    .where('document_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await removeBytes(context, row);
  return true;
}

/** Deletes the stored file of a deleted row, and its resized pictures. */
export async function removeBytes(
  { storage }: Pick<Context, 'storage'>,
  row: Pick<FileRow, 'storage_key'>,
): Promise<void> {
  await storage.remove(row.storage_key, ...pictureKeysOf(row));
}

/** Number of files per purpose. */
export async function countFiles(tx: Db, documentId: string): Promise<ReadonlyMap<FilePurpose, number>> {
  const rows = await tx
    .selectFrom('file')
    .select((eb) => ['purpose', eb.fn.countAll<number>().as('count')])
    .where('document_id', '=', documentId)
    .groupBy('purpose')
    .execute();
  return new Map(rows.map(({ purpose, count }) => [purpose, count]));
}

/** Updates the document's file count and search index after a change of its files. */
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
