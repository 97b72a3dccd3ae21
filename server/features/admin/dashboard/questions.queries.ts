import { startOfKoreanDay } from '#shared/text/days.ts';
import type { Db } from '#server/db/open-database.ts';

const WAITING_SHOWN = 5;
const HOUR_MS = 3_600_000;

/** Questions that wait longest, and the time to the first staff answer since a day. */
export async function readQuestions(db: Db, since: string) {
  const asked = db.selectFrom('document').where('board_type', '=', 'qna').where('document.deleted_at', 'is', null);
  const [waiting, answered] = await Promise.all([
    asked
      .select(['id', 'title', 'created_at'])
      .where('answer_state', '=', '답변대기')
      .orderBy('created_at')
      .limit(WAITING_SHOWN)
      .execute(),
    asked
      .innerJoin('reply', 'reply.document_id', 'document.id')
      .select((eb) => ['document.id', 'document.created_at', eb.fn.min('reply.created_at').as('answered_at')])
      .where('document.created_at', '>=', startOfKoreanDay(since))
      .where('reply.is_staff_author', '=', 1)
      .where('reply.deleted_at', 'is', null)
      .groupBy(['document.id', 'document.created_at'])
      .execute(),
  ]);
  const hours = answered.map((row) => (Date.parse(row.answered_at) - Date.parse(row.created_at)) / HOUR_MS);
  return {
    waiting: waiting.map((row) => ({ documentId: row.id, title: row.title, createdAt: row.created_at })),
    answered: hours.length,
    medianHours: medianOf(hours),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}
