import type { Db } from '#server/db/open-database.ts';

/** Numbers of waiting and failed mails. */
export async function readOutbox(db: Db) {
  const rows = await db
    .selectFrom('mail')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .groupBy('status')
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    waiting: of('waiting')?.count ?? 0,
    failed: of('failed')?.count ?? 0,
    oldestWaitingAt: of('waiting')?.oldest ?? null,
  };
}
