import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { insertDocument } from '#server/features/documents/document.queries.ts';
import { insertReply, setAccepted } from '#server/features/replies/reply.queries.ts';
import type { Checked } from './check-document.ts';
import type { IncomingDocument, IncomingReply, ReadExport } from '../incoming-document.ts';

const NAME_MAX_CHARS = 50;
/** Imported authors are names only: a name in a file must not make anybody owner or staff. */
const authorOf = (name: string) => ({
  author_id: null,
  author_name: name.trim().slice(0, NAME_MAX_CHARS) || '이름 없음',
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

/** Shows a document with all its replies, and notes that it was imported. */
export async function completeDocument(
  tx: Db,
  imported: { board_type: BoardType; source: ReadExport['source']; original_id: string; document_id: string },
  { accepted }: AddedReplies,
  now: string,
): Promise<void> {
  await tx.updateTable('document').set({ deleted_at: null }).where('id', '=', imported.document_id).execute();
  if (accepted !== null) await setAccepted(tx, imported.document_id, accepted);
  await tx
    .insertInto('imported_document')
    .values({ ...imported, imported_at: now })
    .execute();
}
