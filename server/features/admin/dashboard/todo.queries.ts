import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { listQueue } from '#server/features/market/market-queue.queries.ts';

/** Number of open tasks; null where the role has no access. */
export async function countTodo(db: Db, actor: Actor) {
  const [inquiries, questions, reviews, failedMails] = await Promise.all([
    can.manageInquiries(actor) ? countInquiries(db) : null,
    can.manageContents(actor) ? countQuestions(db) : null,
    can.reviewEntries(actor) ? listQueue(db).then(({ length }) => length) : null,
    can.readOutbox(actor) ? countFailedMails(db) : null,
  ]);
  return { inquiries, questions, reviews, failedMails };
}

const countInquiries = async (db: Db) =>
  (
    await db
      .selectFrom('inquiry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', '접수')
      .executeTakeFirstOrThrow()
  ).count;

const countQuestions = async (db: Db) =>
  (
    await db
      .selectFrom('document')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('answer_state', '=', '답변대기')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

const countFailedMails = async (db: Db) =>
  (
    await db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow()
  ).count;
