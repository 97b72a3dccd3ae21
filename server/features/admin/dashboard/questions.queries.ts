import type { Context } from '#server/context.ts';
import { answeredQuestions } from '#server/features/questions/answered-question.queries.ts';

const WAITING_SHOWN = 5;
const HOUR_MS = 3_600_000;

/** Questions that wait longest, and how long the answered ones waited for the first answer of staff. */
export async function readQuestions(context: Pick<Context, 'db' | 'clock'>) {
  const [waiting, answered] = await Promise.all([
    context.db
      .selectFrom('document')
      .select(['id', 'title', 'created_at'])
      .where('board_type', '=', 'qna')
      .where('deleted_at', 'is', null)
      .where('answer_state', '=', '답변대기')
      .orderBy('created_at')
      .limit(WAITING_SHOWN)
      .execute(),
    answeredQuestions(context).execute(),
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
