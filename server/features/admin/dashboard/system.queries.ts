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
    mail: { waiting: countOf('waiting'), failed: countOf('failed'), sent: countOf('sent') },
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
