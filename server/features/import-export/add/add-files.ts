import { randomUUID } from 'node:crypto';
import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { recountFiles } from '#server/features/files/file.queries.ts';
import type { ReceivedFile } from '#server/features/files/receive-file.ts';
import { receiveFile } from '#server/features/files/receive-file.ts';
import { insertVersion } from '#server/features/market/market-version.queries.ts';
import type { Checked } from './check-document.ts';
import type { FittingFile } from './check-file.ts';

export interface StoredFile extends FittingFile {
  id: string;
  received: ReceivedFile;
}

/** Stores the files of a document before any transaction is open; removes them all if one fails. */
export async function storeFiles(context: Context, { files, pictures }: Checked): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const { id, file } of [...pictures, ...files.map((one) => ({ id: randomUUID(), file: one }))]) {
      const received = await receiveFile(context, await file.bytes.open(), { fileName: file.name, ...file.rules });
      stored.push({ ...file, id, received });
    }
    return stored;
  } catch (error) {
    await dropFiles(context, stored);
    throw error;
  }
}

export async function dropFiles({ storage }: Context, stored: readonly StoredFile[]): Promise<void> {
  await storage.remove(...stored.map(({ received }) => received.storageKey));
}

/** Attaches the stored files. They have no uploader. */
export async function addFiles(
  tx: Db,
  { id: documentId, boardType }: { id: string; boardType: BoardType },
  stored: readonly StoredFile[],
  now: string,
): Promise<void> {
  const hasVisibilityChoice = boardOf(boardType).slots.some(({ hasVisibility }) => hasVisibility);
  for (const [position, { id, purpose, moved, received, entries }] of stored.entries()) {
    await tx
      .insertInto('file')
      .values({
        id,
        document_id: documentId,
        uploader_id: null,
        board_type: boardType,
        purpose,
        visibility: hasVisibilityChoice ? moved.visibility : 'all',
        position,
        name: received.name,
        mime: received.mime,
        size_bytes: received.sizeBytes,
        sha256: received.sha256,
        storage_key: received.storageKey,
        download_count: moved.downloadCount,
        created_at: now,
      })
      .execute();
    if (purpose === 'package' && moved.version)
      await insertVersion(tx, { documentId, fileId: id, entries, ...moved.version }, moved.version.createdAt);
  }
  if (stored.length > 0) await recountFiles(tx, documentId);
}
