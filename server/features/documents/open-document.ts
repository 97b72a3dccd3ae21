import type { Selectable } from 'kysely';
import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentTable } from '#server/db/tables/board.tables.ts';
import { fail } from '#server/errors.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { lockDocument } from '#server/documents/lock-document.ts';

export type DocumentRow = Selectable<DocumentTable>;

/**
 * The document, for a visitor who may open it.
 * @throws CM04 when there is none for this visitor, CM02 when a login comes first, BD02 for someone else's private post.
 */
export async function openDocument(db: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  const row = await db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirst();
  if (!row || !can.seeDocument(actor, factsOf(row), now)) fail('CM04');
  if (actor === null && boardOf(row.board_type).detailAccess === 'member') fail('CM02');
  if (!can.readDocument(actor, factsOf(row), now)) fail('BD02');
  return row;
}

/**
 * The same with its row locked until the transaction ends: what is decided by it stays true until it is done, because
 * of two changes at once the second waits here and then reads what the first did.
 * @throws as `openDocument`.
 */
export async function openDocumentForUpdate(
  tx: Db,
  actor: Actor,
  documentId: string,
  now: string,
): Promise<DocumentRow> {
  await lockDocument(tx, documentId);
  return openDocument(tx, actor, documentId, now);
}

/**
 * The document, for someone who may change it.
 * @throws as `openDocument`, and CM03.
 */
export async function openForChange(db: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  if (actor === null) fail('CM02');
  const row = await openDocument(db, actor, documentId, now);
  if (!can.changeDocument(actor, factsOf(row))) fail('CM03');
  return row;
}

/**
 * The same with its row locked until the transaction ends, as `openDocumentForUpdate`.
 * @throws as `openForChange`.
 */
export async function lockForChange(tx: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  await lockDocument(tx, documentId);
  return openForChange(tx, actor, documentId, now);
}
