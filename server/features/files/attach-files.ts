import type { BoardType } from '../../../shared/boards.ts';
import { boardOf } from '../../../shared/boards.ts';
import { messages } from '../../../shared/messages.ko.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { fail } from '../../errors.ts';
import { imageIdsOf } from '../../rich-text/rich-text.ts';
import { recountFiles } from './file.queries.ts';

/**
 * Gives a document the attachments that its form names, in that order, and the pictures that its body shows.
 * Attachments left out are let go; the sweeper removes them. Only one's own fresh uploads, or what the document
 * already has, can be attached.
 * @throws FI03 when there are too many, CM01 when one is not there (any more).
 */
export async function attachFiles(
  tx: Db,
  context: Pick<Context, 'clock'>,
  accountId: string,
  document: { id: string; boardType: BoardType; bodyHtml: string },
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length > boardOf(document.boardType).attachments.maxCount) fail('FI03');
  await letGo(tx, context, document.id, wanted);
  for (const [position, fileId] of wanted.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('file')
      .set({ document_id: document.id, position })
      .where('id', '=', fileId)
      .where('board_type', '=', document.boardType)
      .where('purpose', '=', 'attachment')
      .where((eb) =>
        eb.or([
          eb('document_id', '=', document.id),
          eb.and([eb('document_id', 'is', null), eb('uploader_id', '=', accountId)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) fail('CM01', { fields: { fileIds: messages.files.gone } });
  }
  await attachImages(tx, accountId, document.id, document.bodyHtml);
  await recountFiles(tx, document.id);
}

/** Pictures in a text belong to its document, and are read by whoever reads it. */
export async function attachImages(tx: Db, accountId: string, documentId: string, bodyHtml: string): Promise<void> {
  const ids = imageIdsOf(bodyHtml);
  if (ids.length === 0) return;
  await tx
    .updateTable('file')
    .set({ document_id: documentId })
    .where('id', 'in', ids)
    .where('purpose', '=', 'image')
    .where('document_id', 'is', null)
    .where('uploader_id', '=', accountId)
    .execute();
}

/** Unlinked and dated now, so that the sweeper takes them a day later. */
async function letGo(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  documentId: string,
  keep: readonly string[],
): Promise<void> {
  let query = tx
    .updateTable('file')
    .set({ document_id: null, uploader_id: null, created_at: clock.now().toISOString() })
    .where('document_id', '=', documentId)
    .where('purpose', '=', 'attachment');
  if (keep.length > 0) query = query.where('id', 'not in', keep);
  await query.execute();
}
