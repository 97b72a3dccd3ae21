import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { uploadIdsOf } from '#server/rich-text/image-ids.ts';
import type { FileRow } from './file.queries.ts';

const KEPT_MS = LIMITS.trashDays * 86_400_000;
/** Rows with their texts. */
const AT_ONCE = 50;
const NAMES_UPLOAD = '%/fileDownload/link/%';

/** Replies deleted before are erased by the sweep. */
export const erasedBefore = (context: Pick<Context, 'clock'>): string => inMs(context, -KEPT_MS);

/** Columns of a file that the sweep deletes a day later. Those of the version before look at `created_at` alone. */
export function letGoNow(context: Pick<Context, 'clock'>) {
  const now = nowIso(context);
  return { document_id: null, created_at: now, let_go_at: now };
}

/**
 * Detaches those of the pictures, which texts of the document showed, that none of its texts names any more; the sweep
 * deletes them. Not inside a transaction: reads all texts of the document. Returns the files.
 */
export async function letGoPictures(
  context: Pick<Context, 'db' | 'clock'>,
  documentId: string,
  fileIds: readonly string[],
): Promise<Pick<FileRow, 'id' | 'storage_key'>[]> {
  if (fileIds.length === 0) return [];
  return detachUnnamed(context, documentId, fileIds, await markPictures(context, documentId, fileIds));
}

/**
 * A text may move to where the search for it has been, so pictures are marked before it, and one is let go only while it
 * has its mark: whoever saves a text takes the marks off what it names. Returns the mark.
 */
async function markPictures(
  context: Pick<Context, 'db' | 'clock'>,
  documentId: string,
  fileIds: readonly string[],
): Promise<string> {
  const mark = nowIso(context);
  await transaction(context.db, async (tx) => {
    // Waits for whoever saves this document now; for others, at the rows that `keepPictures` locks.
    await lockDocument(tx, documentId);
    for (const ids of inParts(fileIds)) await picturesOf(tx, documentId, ids).set({ let_go_at: mark }).execute();
  });
  return mark;
}

async function detachUnnamed(
  context: Pick<Context, 'db' | 'clock'>,
  documentId: string,
  fileIds: readonly string[],
  mark: string,
): Promise<Pick<FileRow, 'id' | 'storage_key'>[]> {
  const gone: Pick<FileRow, 'id' | 'storage_key'>[] = [];
  for (const ids of inParts(await unnamedPictures(context, documentId, new Set(fileIds)))) {
    const detached = await picturesOf(context.db, documentId, ids)
      .set(letGoNow(context))
      .where('let_go_at', '=', mark)
      .returning(['id', 'storage_key'])
      .execute();
    gone.push(...detached);
  }
  return gone;
}

const picturesOf = (db: Db, documentId: string, ids: readonly string[]) =>
  db.updateTable('file').where('id', 'in', ids).where('document_id', '=', documentId).where('purpose', '=', 'image');

/** In the transaction that saves a text. Also locks those without a mark, so that marking waits for what was saved. */
export async function keepPictures(tx: Db, bodyHtml: string): Promise<void> {
  for (const ids of inParts(uploadIdsOf(bodyHtml)))
    await tx
      .updateTable('file')
      .set({ let_go_at: null })
      .where('id', 'in', ids)
      .where('document_id', 'is not', null)
      .execute();
}

/** Pictures of a document, or those of them that are `asked` for, that none of its texts names. */
async function unnamedPictures(
  context: Pick<Context, 'db' | 'clock'>,
  documentId: string,
  asked?: ReadonlySet<string>,
): Promise<string[]> {
  const { db } = context;
  const images = db
    .selectFrom('file')
    .select('id')
    .where('document_id', '=', documentId)
    .where('purpose', '=', 'image');
  const attached = (await images.execute()).map(({ id }) => id);
  const unnamed = new Set(asked === undefined ? attached : attached.filter((id) => asked.has(id)));
  if (unnamed.size === 0) return [];
  for await (const html of textsNamingUploads(db, documentId, erasedBefore(context)))
    for (const id of uploadIdsOf(html)) unnamed.delete(id);
  return [...unnamed];
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

/**
 * Lets go the pictures that no text shows any more, of as many documents as one run may look through. A picture that was
 * copied into another document still belongs to the one it was uploaded for, so all documents and replies are asked.
 */
export async function sweepPictures(context: Pick<Context, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  const due = await db.selectFrom('picture_check').selectAll().limit(SERVER_LIMITS.pictureChecksPerHour).execute();
  const unnamed = new Map<string, { ids: string[]; mark: string }>();
  for (const { document_id } of due) {
    signal?.throwIfAborted();
    const ids = await unnamedPictures(context, document_id);
    if (ids.length > 0) unnamed.set(document_id, { ids, mark: await markPictures(context, document_id, ids) });
  }
  const unshown = new Set([...unnamed.values()].flatMap(({ ids }) => ids));
  if (unshown.size > 0)
    for await (const html of allTextsNamingUploads(db, signal)) for (const id of uploadIdsOf(html)) unshown.delete(id);
  for (const { document_id, asked } of due) {
    signal?.throwIfAborted();
    const { ids = [], mark = '' } = unnamed.get(document_id) ?? {};
    const gone = ids.filter((id) => unshown.has(id));
    // Asks its own texts anew: a save may have brought a picture back before it was marked.
    if (gone.length > 0) await detachUnnamed(context, document_id, gone, mark);
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

async function* allTextsNamingUploads(db: Db, signal?: AbortSignal): AsyncIterable<string> {
  for (const table of ['document', 'reply'] as const) {
    for (let last = ''; ;) {
      signal?.throwIfAborted();
      const next = await db
        .selectFrom(table)
        .select('id')
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const ids = next.map(({ id }) => id);
      if (ids.length === 0) break;
      const naming = db.selectFrom(table).select('body_html').where('id', 'in', ids);
      for (const { body_html } of await naming.where('body_html', 'like', NAMES_UPLOAD).execute()) yield body_html;
      last = ids.at(-1) ?? last;
    }
  }
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
