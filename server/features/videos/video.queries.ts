import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { fieldsOf } from '../documents/document.presenter.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';

/** A course is shown completely beside the player. */
const MOST_IN_COURSE = 100;

/** Lectures of the same course, in the staff's order. */
export async function listCourse(db: Db, actor: Actor, lecture: DocumentRow, now: string) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'fields'])
    .where('board_type', '=', lecture.board_type)
    .where('category', '=', lecture.category)
    .where(readableTo(actor, now))
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_IN_COURSE)
    .execute();
  return rows.map((row) => ({
    documentId: row.id,
    title: row.title,
    durationSeconds: Number(fieldsOf(row).durationSeconds ?? 0),
  }));
}

/** The member's progress by document. */
export async function findProgress(db: Db, userId: string, documentIds: readonly string[]) {
  const rows = await db
    .selectFrom('video_progress')
    .select(['document_id', 'seconds', 'is_finished'])
    .where('user_id', '=', userId)
    .where('document_id', 'in', documentIds)
    .execute();
  return new Map(rows.map((row) => [row.document_id, row]));
}

export async function saveProgress(
  db: Db,
  key: { userId: string; documentId: string },
  { seconds, isFinished }: { seconds: number; isFinished: boolean },
  now: string,
): Promise<void> {
  // Rounded to a tenth: PostgreSQL refuses denormal numbers (5e-324).
  const changes = { seconds: isFinished ? 0 : Math.round(seconds * 10) / 10, updated_at: now };
  await db
    .insertInto('video_progress')
    .values({ user_id: key.userId, document_id: key.documentId, is_finished: isFinished ? 1 : 0, ...changes })
    .onConflict((conflict) =>
      // A finished lecture stays finished when it is started again.
      conflict.columns(['user_id', 'document_id']).doUpdateSet({ ...changes, ...(isFinished && { is_finished: 1 }) }),
    )
    .execute();
}
