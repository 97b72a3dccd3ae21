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

/** `replies` are sanitised. Returns the new id. */
export async function addDocument(
  tx: Db,
  boardType: BoardType,
  source: ReadExport['source'],
  moved: IncomingDocument,
  { content, replies }: Checked,
  now: string,
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
  await addReplies(tx, boardType, id, replies);
  await tx
    .insertInto('imported_document')
    .values({ board_type: boardType, source, original_id: moved.originalId, document_id: id, imported_at: now })
    .execute();
  return id;
}

async function addReplies(tx: Db, boardType: BoardType, documentId: string, replies: IncomingReply[]): Promise<void> {
  const { hasAnswers } = boardOf(boardType);
  const newIds = new Map<string, string>();
  // Replies have one level here, so deeper ones are attached to the top-level reply.
  const roots = new Map<string, string>();
  for (const reply of replies) {
    const id = await insertReply(
      tx,
      {
        document_id: documentId,
        parent_id: roots.get(reply.parentId) ?? null,
        ...authorOf(reply.authorName),
        body_html: reply.bodyHtml,
        is_official: hasAnswers && reply.isOfficial ? 1 : 0,
      },
      reply.createdAt,
    );
    newIds.set(reply.originalId, id);
    if (reply.originalId !== '') roots.set(reply.originalId, roots.get(reply.parentId) ?? id);
  }
  const accepted = hasAnswers ? replies.find(({ isAccepted }) => isAccepted) : undefined;
  if (accepted) await setAccepted(tx, documentId, newIds.get(accepted.originalId) ?? null);
}
