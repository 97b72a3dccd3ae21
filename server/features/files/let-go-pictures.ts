import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { uploadIdsOf } from '#server/rich-text/image-ids.ts';
import type { FileRow } from './file.queries.ts';

const KEPT_MS = LIMITS.trashDays * 86_400_000;
/** Rows with their texts. */
const AT_ONCE = 50;
const NAMES_UPLOAD = '%/fileDownload/link/%';

/** Replies deleted before are erased by the sweep. */
export const erasedBefore = (context: Pick<Context, 'clock'>): string => inMs(context, -KEPT_MS);

/**
 * Detaches those of the pictures, which texts of the document showed, that none of its texts names any more; the sweep
 * deletes them. Not inside a transaction: reads all texts of the document. Without `fileIds` all its pictures. Returns
 * the files.
 */
export async function letGoPictures(
  context: Pick<Context, 'db' | 'clock'>,
  documentId: string,
  fileIds?: readonly string[],
): Promise<Pick<FileRow, 'id' | 'storage_key'>[]> {
  if (fileIds?.length === 0) return [];
  const { db } = context;
  const images = db
    .selectFrom('file')
    .select('id')
    .where('document_id', '=', documentId)
    .where('purpose', '=', 'image');
  const attached = new Set((await images.execute()).map(({ id }) => id));
  const unnamed = fileIds === undefined ? attached : new Set(fileIds.filter((id) => attached.has(id)));
  if (unnamed.size === 0) return [];
  for await (const html of textsNamingUploads(db, documentId, erasedBefore(context)))
    for (const id of uploadIdsOf(html)) unnamed.delete(id);
  const gone: Pick<FileRow, 'id' | 'storage_key'>[] = [];
  for (const ids of inParts([...unnamed])) {
    const detached = await db
      .updateTable('file')
      .set({ document_id: null, let_go_at: nowIso(context) })
      .where('id', 'in', ids)
      .where('document_id', '=', documentId)
      .returning(['id', 'storage_key'])
      .execute();
    gone.push(...detached);
  }
  return gone;
}

/** Asks the sweep to look for pictures that a dropped version alone showed: whoever edits does not wait for that. */
export async function askForPictureCheck(tx: Db, documentId: string): Promise<void> {
  await tx
    .insertInto('picture_check')
    .values({ document_id: documentId, asked: 1 })
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet((eb) => ({ asked: eb('picture_check.asked', '+', 1) })),
    )
    .execute();
}

/** Lets go the pictures that no text shows any more, of as many documents as one run may look through. */
export async function sweepPictures(context: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  const due = await db.selectFrom('picture_check').selectAll().limit(SERVER_LIMITS.pictureChecksPerHour).execute();
  for (const { document_id, asked } of due) {
    signal?.throwIfAborted();
    await letGoPictures(context, document_id);
    await db.deleteFrom('picture_check').where('document_id', '=', document_id).where('asked', '=', asked).execute();
  }
}

/** Texts of a document, its versions, and its replies that were not deleted before `erased`. */
async function* textsNamingUploads(db: Db, documentId: string, erased: string): AsyncIterable<string> {
  const document = db.selectFrom('document').select('body_html').where('id', '=', documentId);
  for (const { body_html } of await document.execute()) yield body_html;
  const versions = db.selectFrom('document_version').where('document_id', '=', documentId);
  for (const { version } of await versions.select('version').execute())
    for (const { body_html } of await versions.select('body_html').where('version', '=', version).execute())
      yield body_html;
  const replies = await db
    .selectFrom('reply')
    .select('id')
    .where('document_id', '=', documentId)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>=', erased)]))
    .where('body_html', 'like', NAMES_UPLOAD)
    .execute();
  yield* replyTexts(db, replies);
}

/** Uploads that replies of a document name which are due to be erased. */
export async function uploadsOfErased(db: Db, documentId: string, erased: string): Promise<string[]> {
  const replies = await db
    .selectFrom('reply')
    .select('id')
    .where('document_id', '=', documentId)
    .where('deleted_at', '<', erased)
    .where('body_html', 'like', NAMES_UPLOAD)
    .execute();
  const ids = new Set<string>();
  for await (const html of replyTexts(db, replies)) for (const id of uploadIdsOf(html)) ids.add(id);
  return [...ids];
}

async function* replyTexts(db: Db, rows: readonly { id: string }[]): AsyncIterable<string> {
  for (const ids of inParts(rows.map(({ id }) => id)))
    for (const { body_html } of await db.selectFrom('reply').select('body_html').where('id', 'in', ids).execute())
      yield body_html;
}

function* inParts<T>(all: readonly T[]): Iterable<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}
