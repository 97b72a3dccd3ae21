import { startOfKoreanDay } from '#shared/text/days.ts';
import type { Db } from '#server/db/open-database.ts';

const GAPS_SHOWN = 5;

/** The assistant's results since a day, and frequent unanswered questions. */
export async function readAssistant(db: Db, since: string) {
  const asked = db.selectFrom('chat_message').where('created_at', '>=', startOfKoreanDay(since));
  const [byStatus, disliked, gaps] = await Promise.all([
    asked
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    asked
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('rating', '=', 'dislike')
      .executeTakeFirstOrThrow(),
    asked
      .select(['question', 'created_at'])
      .where('status', '=', 'unanswered')
      .orderBy('created_at', 'desc')
      .limit(GAPS_SHOWN)
      .execute(),
  ]);
  const countOf = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  return {
    answered: countOf('answered'),
    unanswered: countOf('unanswered'),
    failed: countOf('failed'),
    disliked: disliked.count,
    gaps: gaps.map(({ question, created_at }) => ({ question: question.slice(0, 200), createdAt: created_at })),
  };
}
