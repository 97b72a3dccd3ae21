import type { Db } from '#server/db/open-database.ts';

/** Engine name stored with questions that arrive while the assistant is off. */
export const OFF_ENGINE = 'off';

const since = (db: Db, from: string) =>
  db.selectFrom('chat_message').where('created_at', '>=', from).where('engine', '!=', OFF_ENGINE);

/** Counts since `from`. */
export async function countAnswers(db: Db, from: string) {
  const counts = await since(db, from)
    .select(({ fn }) => [
      fn.countAll<number>().as('questions'),
      fn.countAll<number>().filterWhere('status', '=', 'answered').as('answered'),
      fn.countAll<number>().filterWhere('status', '=', 'unanswered').as('unanswered'),
      fn.countAll<number>().filterWhere('rating', '=', 'like').as('likes'),
      fn.countAll<number>().filterWhere('rating', '=', 'dislike').as('dislikes'),
      fn.count<number>('first_part_ms').as('timed'),
    ])
    .executeTakeFirstOrThrow();
  const { timed, ...shown } = counts;
  return { ...shown, medianFirstPartMs: await median(db, from, timed) };
}

async function median(db: Db, from: string, timed: number): Promise<number | null> {
  if (timed === 0) return null;
  const row = await since(db, from)
    .select('first_part_ms')
    .where('first_part_ms', 'is not', null)
    .orderBy('first_part_ms')
    .limit(1)
    .offset(Math.floor((timed - 1) / 2))
    .executeTakeFirst();
  return row?.first_part_ms ?? null;
}
