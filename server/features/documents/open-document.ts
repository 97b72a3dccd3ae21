import type { Selectable } from 'kysely';
import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentTable } from '#server/db/tables/boards/board.tables.ts';
import { fail } from '#server/errors.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';

export type DocumentRow = Selectable<DocumentTable>;

/**
 * The document, if the visitor may open it.
 * @throws CM04 if it does not exist for this visitor, CM02 if a login is required, BD02 for another member's private
 * document.
 */
export async function openDocument(db: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  const row = await db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirst();
  if (!row || !can.seeDocument(actor, factsOf(row), now)) fail('CM04');
  if (actor === null && boardOf(row.board_type).detailAccess === 'member') fail('CM02');
  if (!can.readDocument(actor, factsOf(row), now)) fail('BD02');
  return row;
}

/**
 * The same, with the row locked until the end of the transaction. A concurrent change waits and then reads the new
 * state.
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
 * The document of something that the member wrote into it, locked as by `openDocumentForUpdate`: also when its author
 * has made it private since.
 * @throws CM04 if it does not exist for this member.
 */
export async function lockSeenDocument(tx: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  await lockDocument(tx, documentId);
  const row = await tx.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirst();
  return row && can.seeDocument(actor, factsOf(row), now) ? row : fail('CM04');
}

/**
 * The document, if the user may change it.
 * @throws as `openDocument`, and CM03.
 */
export async function openForChange(db: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  if (actor === null) fail('CM02');
  const row = await openDocument(db, actor, documentId, now);
  if (!can.changeDocument(actor, factsOf(row))) fail('CM03');
  return row;
}

/**
 * The same, with the row locked as by `openDocumentForUpdate`.
 * @throws as `openForChange`.
 */
export async function lockForChange(tx: Db, actor: Actor, documentId: string, now: string): Promise<DocumentRow> {
  await lockDocument(tx, documentId);
  return openForChange(tx, actor, documentId, now);
}
