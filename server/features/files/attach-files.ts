import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { imageIdsOf } from '#server/rich-text/image-ids.ts';
import { refuseWrongFiles } from './file.rules.ts';
import { recountFiles } from './file.queries.ts';
import { keepPictures, letGoNow } from './let-go-pictures.ts';

export interface FileChoice {
  fileIds: readonly string[];
  fileVisibility: Readonly<Record<string, FileVisibility>>;
}

/**
 * Attaches the form's files in order, and the pictures in the body, to a document. Files left out are detached and
 * later deleted by the sweep. Only the account's own new uploads, or files of this document, can be attached.
 * @throws FI03 for too many of a kind, CM01 if one is required or does not exist.
 */
export async function attachFiles(
  tx: Db,
  context: Pick<Context, 'clock'>,
  accountId: string,
  document: { id: string; boardType: BoardType; bodyHtml: string; fields: string },
  { fileIds, fileVisibility }: FileChoice,
): Promise<void> {
  const wanted = [...new Set(fileIds)];
  const purposes = boardOf(document.boardType).slots.map(({ purpose }) => purpose);
  if (purposes.length === 0 && wanted.length > 0) fail('FI03');
  if (purposes.length > 0) await letGo(tx, context, document.id, purposes, wanted);
  const counts = new Map<FilePurpose, number>();
  for (const [position, fileId] of wanted.entries()) {
    const file = await tx
      .updateTable('file')
      .set({ document_id: document.id, let_go_at: null, position, visibility: visibilityOf(fileId) })
      .where('id', '=', fileId)
      .where('board_type', '=', document.boardType)
      .where('purpose', 'in', purposes)
      .where((eb) =>
        eb.or([
          eb('document_id', '=', document.id),
          eb.and([eb('document_id', 'is', null), eb('uploader_id', '=', accountId)]),
        ]),
      )
      .returning('purpose')
      .executeTakeFirst();
    if (!file) return fail('CM01', { fields: { fileIds: messages.files.gone } });
    counts.set(file.purpose, (counts.get(file.purpose) ?? 0) + 1);
  }
  refuseWrongFiles(document.boardType, document.fields, counts);
  await attachImages(tx, accountId, document.id, document.bodyHtml);
  await recountFiles(tx, document.id);

  function visibilityOf(fileId: string): FileVisibility {
    const hasChoice = boardOf(document.boardType).slots.some(({ hasVisibility }) => hasVisibility);
    return hasChoice ? (fileVisibility[fileId] ?? 'all') : 'all';
  }
}

/** Pictures in a text belong to its document and have the same readers. */
export async function attachImages(tx: Db, accountId: string, documentId: string, bodyHtml: string): Promise<void> {
  await keepPictures(tx, bodyHtml);
  const ids = imageIdsOf(bodyHtml);
  if (ids.length === 0) return;
  await tx
    .updateTable('file')
    .set({ document_id: documentId, let_go_at: null })
    .where('id', 'in', ids)
    .where('purpose', '=', 'image')
    .where('document_id', 'is', null)
    .where('uploader_id', '=', accountId)
    .execute();
}

/** The sweep deletes them a day later. */
async function letGo(
  tx: Db,
  context: Pick<Context, 'clock'>,
  documentId: string,
  purposes: readonly FilePurpose[],
  keep: readonly string[],
): Promise<void> {
  let query = tx
    .updateTable('file')
    .set(letGoNow(context))
    .where('document_id', '=', documentId)
    .where('purpose', 'in', purposes);
  if (keep.length > 0) query = query.where('id', 'not in', keep);
  await query.execute();
}
