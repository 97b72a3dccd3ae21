import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { UNCONTACTED_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { listQueue } from '#server/features/market/market-queue.queries.ts';
import { countWaiting } from '#server/features/questions/question-queue.queries.ts';
import { overdueBefore } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';

/** Number of open tasks, and how many of them are overdue; null where the role has no access. */
export async function countTodo(context: Pick<Context, 'db' | 'clock'>, actor: Actor) {
  const { db } = context;
  const before = overdueBefore(nowIso(context), await readWorkingTime(db));
  const [inquiries, questions, reviews, failedMails] = await Promise.all([
    actor && can.manageInquiries(actor) ? countInquiries(db, before, actor.id) : null,
    can.manageContents(actor) ? Promise.all([countWaiting(db), countWaiting(db, { before })]) : null,
    can.reviewEntries(actor) ? listQueue(db).then(({ length }) => length) : null,
    can.readOutbox(actor) ? countFailedMails(db) : null,
  ]);
  return {
    inquiries: inquiries && inquiries.uncontacted,
    newInquiries: inquiries && inquiries.fresh,
    overdueInquiries: inquiries && inquiries.overdue,
    myInquiries: inquiries && inquiries.mine,
    questions: questions && questions[0],
    overdueQuestions: questions && questions[1],
    reviews,
    failedMails,
  };
}

async function countInquiries(db: Db, before: string, userId: string) {
  const inquiries = db
    .selectFrom('inquiry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('erased_at', 'is', null);
  const uncontacted = inquiries.where('status', 'in', UNCONTACTED_STATUSES);
  const counts = [
    uncontacted,
    inquiries.where('status', '=', '접수'),
    uncontacted.where('created_at', '<', before),
    inquiries.where('owner_id', '=', userId).where('complete_yn', '=', 'N'),
  ].map(async (query) => (await query.executeTakeFirstOrThrow()).count);
  const [all = 0, fresh = 0, overdue = 0, mine = 0] = await Promise.all(counts);
  return { uncontacted: all, fresh, overdue, mine };
}

const countFailedMails = async (db: Db) =>
  (
    await db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow()
  ).count;
