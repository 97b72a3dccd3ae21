import type { Context } from '#server/context.ts';
import { msUntil } from '#server/context.ts';
import { answeredQuestions } from '#server/features/questions/answered-question.queries.ts';
import { listWaiting, presentWaiting } from '#server/features/questions/question-queue.queries.ts';

const WAITING_SHOWN = 5;
const HOUR_MS = 3_600_000;

/** Questions that are due first, and how long the answered ones waited for the first answer of staff. */
export async function readQuestions(context: Pick<Context, 'db' | 'clock'>) {
  const [waiting, answered] = await Promise.all([
    listWaiting(context.db, 1, 'all', WAITING_SHOWN).then((rows) => presentWaiting(context, rows)),
    answeredQuestions(context).execute(),
  ]);
  const hours = answered.map((row) => (Date.parse(row.answered_at) - Date.parse(row.created_at)) / HOUR_MS);
  return {
    waiting: waiting.map(({ documentId, title, dueAt }) => ({
      documentId,
      title,
      dueAt,
      dueInMs: msUntil(context, dueAt),
    })),
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
