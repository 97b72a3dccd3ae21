import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import { beginningOf } from '#shared/text/excerpt.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ImportedDocumentTable } from '#server/db/tables/boards/import-export.tables.ts';
import { insertDocument } from '#server/features/documents/document.queries.ts';
import { insertReply, setAccepted } from '#server/features/replies/reply.queries.ts';
import { removeEntries } from '#server/search/index/index-waiting.ts';
import type { Checked } from './check-document.ts';
import type { IncomingDocument, IncomingReply } from '../incoming-document.ts';

/** Of a document in the export that it is imported from. */
type Origin = Pick<ImportedDocumentTable, 'board_type' | 'source' | 'original_id'>;

const NAME_MAX_CHARS = 50;
/** Imported authors are names only: a name in a file must not make anybody owner or staff. */
const authorOf = (name: string) => ({
  author_id: null,
  author_name: beginningOf(name.trim(), NAME_MAX_CHARS) || '이름 없음',
  is_staff_author: 0,
});

/** Returns the new id. Its replies follow, then `completeDocument`. */
export async function addDocument(
  tx: Db,
  boardType: BoardType,
  moved: IncomingDocument,
  content: Checked['content'],
): Promise<string> {
  const author = authorOf(moved.authorName);
  const id = await insertDocument(tx, { boardType, author, ...content }, moved.createdAt);
  const answerState = boardOf(boardType).hasAnswers
    ? (ANSWER_STATES.find((state) => state === moved.answerState) ?? '답변대기')
    : null;
  await tx
    .updateTable('document')
    .set({ view_count: moved.viewCount, answer_state: answerState })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What later replies of a document need of earlier ones. */
export interface AddedReplies {
  /** Top-level replies by the original ids of all below them: replies have one level here. */
  roots: Map<string, string>;
  accepted: string | null;
}

/** `replies` are sanitised. */
export async function addReplies(
  tx: Db,
  boardType: BoardType,
  documentId: string,
  replies: readonly IncomingReply[],
  added: AddedReplies,
): Promise<void> {
  const { hasAnswers } = boardOf(boardType);
  for (const reply of replies) {
    const id = await insertReply(
      tx,
      {
        document_id: documentId,
        parent_id: added.roots.get(reply.parentId) ?? null,
        ...authorOf(reply.authorName),
        body_html: reply.bodyHtml,
        is_official: hasAnswers && reply.isOfficial ? 1 : 0,
      },
      reply.createdAt,
    );
    if (reply.originalId !== '') added.roots.set(reply.originalId, added.roots.get(reply.parentId) ?? id);
    if (hasAnswers && reply.isAccepted) added.accepted ??= id;
  }
}

/** Notes where a document came from; it is not complete yet. */
export async function noteImport(tx: Db, documentId: string, { board_type, source, original_id }: Origin, now: string) {
  const origin = { board_type, source, original_id };
  await tx
    .insertInto('imported_document')
    .values({ ...origin, document_id: documentId, imported_at: now, is_complete: 0 })
    .execute();
}

/** Erases what an interrupted import left of a document; the bytes of its files go with the next clean-up of the storage. */
export async function erasePart(tx: Db, { board_type, source, original_id }: Origin): Promise<void> {
  const part = await tx
    .selectFrom('imported_document')
    .select('document_id')
    .where('board_type', '=', board_type)
    .where('source', '=', source)
    .where('original_id', '=', original_id)
    .where('is_complete', '=', 0)
    .executeTakeFirst();
  if (!part) return;
  await removeEntries(tx, { documentId: part.document_id });
  await tx.deleteFrom('document').where('id', '=', part.document_id).execute();
}

/** Shows a document with all its replies. */
export async function completeDocument(tx: Db, documentId: string, { accepted }: AddedReplies): Promise<void> {
  await tx.updateTable('document').set({ deleted_at: null }).where('id', '=', documentId).execute();
  if (accepted !== null) await setAccepted(tx, documentId, accepted);
  await tx.updateTable('imported_document').set({ is_complete: 1 }).where('document_id', '=', documentId).execute();
}
