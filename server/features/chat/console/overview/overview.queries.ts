import { startOfKoreanDay } from '#shared/text/days.ts';
import type { Db } from '#server/db/open-database.ts';

/** Engine name stored with questions that arrive while the assistant is off. */
export const OFF_ENGINE = 'off';

/** Questions of conversations that are kept, as the list of them shows, while the assistant was on. */
export const questionsSince = (db: Db, day: string) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation_id')
    .where('chat_conversation.deleted_at', 'is', null)
    .where('chat_message.created_at', '>=', startOfKoreanDay(day))
    .where('engine', '!=', OFF_ENGINE);

/** Counts since a day in Korean time. */
export async function countAnswers(db: Db, day: string) {
  const counts = await questionsSince(db, day)
    .select(({ fn }) => [
      fn.countAll<number>().as('questions'),
      fn.countAll<number>().filterWhere('status', '=', 'answered').as('answered'),
      fn.countAll<number>().filterWhere('status', '=', 'unanswered').as('unanswered'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.countAll<number>().filterWhere('rating', '=', 'like').as('likes'),
      fn.countAll<number>().filterWhere('rating', '=', 'dislike').as('dislikes'),
      fn.count<number>('first_part_ms').as('timed'),
    ])
    .executeTakeFirstOrThrow();
  const { timed, ...shown } = counts;
  return { ...shown, medianFirstPartMs: await median(db, day, timed) };
}

async function median(db: Db, day: string, timed: number): Promise<number | null> {
  if (timed === 0) return null;
  const row = await questionsSince(db, day)
    .select('first_part_ms')
    .where('first_part_ms', 'is not', null)
    .orderBy('first_part_ms')
    .limit(1)
    .offset(Math.floor((timed - 1) / 2))
    .executeTakeFirst();
  return row?.first_part_ms ?? null;
}
