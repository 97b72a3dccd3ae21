import type { AnsweredQuestion } from '#shared/contract/boards/question.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { koreanDay, startOfKoreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { SERVER_LIMITS } from '#server/limits.ts';

/** Questions of the days of the statistics that staff have answered, with the time of the first answer. */
export const answeredQuestions = ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  db
    .selectFrom('document')
    .innerJoin('reply', 'reply.document_id', 'document.id')
    .select((eb) => ['document.id', 'document.created_at', eb.fn.min('reply.created_at').as('answered_at')])
    .where('document.board_type', '=', 'qna')
    .where('document.deleted_at', 'is', null)
    .where('document.created_at', '>=', startOfKoreanDay(koreanDay(clock.now()), 1 - LIMITS.statisticsDays))
    .where('reply.is_staff_author', '=', 1)
    .where('reply.deleted_at', 'is', null)
    .groupBy('document.id');

/** One page, the last answered first. */
export async function listAnswered(context: Pick<Context, 'db' | 'clock'>, page: number): Promise<AnsweredQuestion[]> {
  const rows = await answeredQuestions(context)
    .select(['document.title', 'document.category', 'document.author_name', 'document.is_private'])
    .orderBy('answered_at', 'desc')
    .orderBy('document.id')
    .limit(SERVER_LIMITS.adminPageSize)
    .offset((page - 1) * SERVER_LIMITS.adminPageSize)
    .execute();
  return rows.map((row) => ({
    documentId: row.id,
    title: row.title,
    category: row.category,
    authorName: row.author_name,
    isPrivate: row.is_private === 1,
    createdAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}

export async function countAnswered(context: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const { count } = await context.db
    .selectFrom(answeredQuestions(context).as('answered'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
