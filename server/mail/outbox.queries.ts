import type { Db } from '#server/db/open-database.ts';

/**
 * Numbers of waiting and failed mails. `due`: the waiting ones whose time has come, the oldest of them since
 * `oldestWaitingAt`. Advertising mails that are held over the night are not among them.
 */
export async function readOutbox(db: Db, now: string) {
  const rows = await db
    .selectFrom('mail')
    .select((eb) => {
      const dueSince = eb
        .case()
        .when('last_error', 'is not', null)
        .then(eb.ref('created_at'))
        .when('next_attempt_at', '<=', now)
        .then(eb.ref('next_attempt_at'))
        .end();
      return [
        'status',
        eb.fn.countAll<number>().as('count'),
        eb.fn.count<number>(dueSince).as('due'),
        eb.fn.min<string | null>(dueSince).as('oldest'),
      ];
    })
    .groupBy('status')
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    waiting: of('waiting')?.count ?? 0,
    due: of('waiting')?.due ?? 0,
    failed: of('failed')?.count ?? 0,
    oldestWaitingAt: of('waiting')?.oldest ?? null,
  };
}

/** Number of mails that were only written to files since then, for want of a mail server. */
export async function countFiledMails(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'filed')
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
