import type { Db } from '#server/db/open-database.ts';

/** Newest first. */
export const listErasures = (db: Db, limit: number, offset: number) =>
  db
    .selectFrom('erasure_record')
    .selectAll()
    .orderBy('erased_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countErasures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('erasure_record')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
