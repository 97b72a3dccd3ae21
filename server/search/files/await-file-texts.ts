import type { Db } from '#server/db/open-database.ts';
import { extensionOf } from '#server/storage/file-type.ts';
import { READABLE_EXTENSIONS } from './read-text.ts';

/** Larger files are installers and videos. */
const MOST_BYTES = 50 * 1024 * 1024;

/** `read_at` of a file that waits to be read. */
export const WAITING = '';

/** Queues the unread files of a document for `readWaitingFiles`. */
export async function awaitFileTexts(tx: Db, documentId: string): Promise<void> {
  const files = await tx
    .selectFrom('file')
    .leftJoin('file_text', 'file_text.file_id', 'file.id')
    .select(['file.id', 'file.name', 'file.size_bytes'])
    .where('file.document_id', '=', documentId)
    .where('file.purpose', '!=', 'image')
    .where('file_text.file_id', 'is', null)
    .execute();
  const readable = files.filter(
    (file) => file.size_bytes <= MOST_BYTES && READABLE_EXTENSIONS.includes(extensionOf(file.name)),
  );
  if (readable.length === 0) return;
  await tx
    .insertInto('file_text')
    .values(readable.map(({ id }) => ({ file_id: id, content: '', read_at: WAITING })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
