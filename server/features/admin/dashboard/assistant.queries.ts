import type { Db } from '#server/db/open-database.ts';
import { countAnswers, questionsSince } from '#server/features/chat/console/overview/overview.queries.ts';

const GAPS_SHOWN = 5;

/** The assistant's results since a day, and the last unanswered questions. */
export async function readAssistant(db: Db, since: string) {
  const [counts, gaps] = await Promise.all([
    countAnswers(db, since),
    questionsSince(db, since)
      .select(['question', 'chat_message.created_at'])
      .where('status', '=', 'unanswered')
      .orderBy('chat_message.created_at', 'desc')
      .limit(GAPS_SHOWN)
      .execute(),
  ]);
  return {
    answered: counts.answered,
    unanswered: counts.unanswered,
    failed: counts.failed,
    disliked: counts.dislikes,
    gaps: gaps.map(({ question, created_at }) => ({ question: question.slice(0, 200), createdAt: created_at })),
  };
}
