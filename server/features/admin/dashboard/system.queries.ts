import type { Db } from '#server/db/open-database.ts';

/** Mails by state, and the size of the files. */
export async function readSystem(db: Db) {
  const [mails, ...kept] = await Promise.all([
    db
      .selectFrom('mail')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('file')
      .select((eb) => ['board_type', eb.fn.countAll<number>().as('files'), eb.fn.sum<number>('size_bytes').as('bytes')])
      .groupBy('board_type')
      .execute()
      .then((rows) => rows.map(({ board_type, files, bytes }) => ({ place: board_type, files, bytes }))),
    sizeOf(db, 'driver', 'drivers'),
    sizeOf(db, 'inquiry_file', 'inquiries'),
  ]);
  const countOf = (status: string) => mails.find((row) => row.status === status)?.count ?? 0;
  return {
    mail: {
      waiting: countOf('waiting'),
      failed: countOf('failed'),
      sent: countOf('sent'),
      filed: countOf('filed'),
    },
    storage: kept
      .flat()
      .filter(({ files }) => files > 0)
      .toSorted((a, b) => b.bytes - a.bytes),
  };
}

async function sizeOf<Place extends string>(db: Db, table: 'driver' | 'inquiry_file', place: Place) {
  const row = await db
    .selectFrom(table)
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size_bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return [{ place, files: row.files, bytes: row.bytes ?? 0 }];
}
