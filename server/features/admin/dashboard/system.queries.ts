import type { Db } from '#server/db/open-database.ts';
import { sizeOfPlaces } from '../health/stored-file.queries.ts';

/** Mails by state, and the size of the files. */
export async function readSystem(db: Db) {
  const [mails, storage] = await Promise.all([
    db
      .selectFrom('mail')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    sizeOfPlaces(db),
  ]);
  const countOf = (status: string) => mails.find((row) => row.status === status)?.count ?? 0;
  return {
    mail: {
      waiting: countOf('waiting'),
      failed: countOf('failed'),
      sent: countOf('sent'),
      filed: countOf('filed'),
    },
    storage,
  };
}
