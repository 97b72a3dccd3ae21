import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { UNCONTACTED_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { listQueue } from '#server/features/market/market-queue.queries.ts';
import { overdueBefore } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';

/** Number of open tasks, and how many of them are overdue; null where the role has no access. */
export async function countTodo(context: Pick<Context, 'db' | 'clock'>, actor: Actor) {
  const { db } = context;
  const before = overdueBefore(nowIso(context), await readWorkingTime(db));
  const [inquiries, questions, reviews, failedMails] = await Promise.all([
    can.manageInquiries(actor) ? countInquiries(db, before) : null,
    can.manageContents(actor) ? countQuestions(db, before) : null,
    can.reviewEntries(actor) ? listQueue(db).then(({ length }) => length) : null,
    can.readOutbox(actor) ? countFailedMails(db) : null,
  ]);
  return {
    inquiries: inquiries && inquiries.count,
    overdueInquiries: inquiries && inquiries.overdue,
    questions: questions && questions.count,
    overdueQuestions: questions && questions.overdue,
    reviews,
    failedMails,
  };
}

/** Those that nobody has looked at, and all that should have been contacted before now. */
async function countInquiries(db: Db, before: string) {
  const inquiries = db.selectFrom('inquiry').select((eb) => eb.fn.countAll<number>().as('count'));
  const [{ count }, { count: overdue }] = await Promise.all([
    inquiries.where('status', '=', '접수').executeTakeFirstOrThrow(),
    inquiries
      .where('status', 'in', UNCONTACTED_STATUSES)
      .where('created_at', '<', before)
      .where('erased_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { count, overdue };
}

async function countQuestions(db: Db, before: string) {
  const questions = db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('answer_state', '=', '답변대기')
    .where('deleted_at', 'is', null);
  const [{ count }, { count: overdue }] = await Promise.all([
    questions.executeTakeFirstOrThrow(),
    questions.where('published_at', '<', before).executeTakeFirstOrThrow(),
  ]);
  return { count, overdue };
}

const countFailedMails = async (db: Db) =>
  (
    await db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow()
  ).count;
