import { sql } from 'kysely';
import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import type { WaitingQuestion } from '#shared/contract/boards/question.contract.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { dueAfter } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';

/** More than in other lists: most queues are worked through on one page. */
export const QUEUE_PAGE_SIZE = 100;
const STAFF = rolesAllowed(canByRole.answerQuestions);

/** Of those that wait: all, those asked before a moment, or those of somebody. */
export type Part = 'all' | { before: string } | { assigneeId: string };

/** With the question `besides`, whether or not it is of the part. */
function waitingQuestions(db: Db, part: Part = 'all', besides = '') {
  const all = db
    .selectFrom('document')
    .where('document.answer_state', '=', '답변대기')
    .where('document.deleted_at', 'is', null);
  if (part === 'all') return all;
  return all.where((eb) => {
    const isOfPart =
      'before' in part
        ? eb('document.published_at', '<', part.before)
        : eb('document.id', 'in', assignedTo(db, part.assigneeId));
    return besides === '' ? isOfPart : isOfPart.or('document.id', '=', besides);
  });
}

const assignedTo = (db: Db, userId: string) =>
  db.selectFrom('question_assignment').select('document_id').where('assignee_id', '=', userId);

const counted = async (questions: ReturnType<typeof waitingQuestions>): Promise<number> => {
  const { count } = await questions.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

export const countWaiting = (db: Db, part: Part = 'all') => counted(waitingQuestions(db, part));

const ORDER = sql`(document.published_at, document.id)`;

/** Oldest first, and so due first: all have the same working hours. */
const inOrder = (questions: ReturnType<typeof waitingQuestions>) =>
  questions
    .leftJoin('question_assignment', 'question_assignment.document_id', 'document.id')
    .leftJoin('user', 'user.id', 'question_assignment.assignee_id')
    .leftJoin('user as assigner', 'assigner.id', 'question_assignment.assigned_by')
    .select(['document.id', 'document.title', 'document.category', 'document.author_name', 'document.is_private'])
    .select([
      'document.published_at',
      'question_assignment.note',
      'assigner.name as assigner_name',
      'user.id as assignee_id',
      'user.name',
    ])
    .orderBy('document.published_at')
    .orderBy('document.id');

type Row = Awaited<ReturnType<ReturnType<typeof inOrder>['execute']>>[number];

/** One page. */
export const listWaiting = (db: Db, page: number, part: Part, size = QUEUE_PAGE_SIZE): Promise<Row[]> =>
  inOrder(waitingQuestions(db, part))
    .limit(size)
    .offset((page - 1) * size)
    .execute();

/** A question between its neighbours in a part, and its page there; nothing where it does not wait. */
export async function listAround(db: Db, documentId: string, part: Part): Promise<{ rows: Row[]; page: number }> {
  const row = await waitingQuestions(db)
    .select(['document.id', 'document.published_at'])
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  if (!row) return { rows: [], page: 1 };
  const place = sql`(${row.published_at}, ${row.id})`;
  const passed = await counted(waitingQuestions(db, part).where(sql<boolean>`${ORDER} < ${place}`));
  const rows = await inOrder(waitingQuestions(db, part, documentId))
    .offset(Math.max(passed - 1, 0))
    .limit(passed === 0 ? 2 : 3)
    .execute();
  return { rows, page: Math.floor(passed / QUEUE_PAGE_SIZE) + 1 };
}

export async function presentWaiting(
  context: Pick<Context, 'db' | 'clock'>,
  rows: readonly Row[],
): Promise<WaitingQuestion[]> {
  const now = nowIso(context);
  const setting = await readWorkingTime(context.db);
  return rows.map((row) => {
    const dueAt = dueAfter(row.published_at, setting);
    return {
      documentId: row.id,
      title: row.title,
      category: row.category,
      authorName: row.author_name,
      isPrivate: row.is_private === 1,
      createdAt: row.published_at,
      dueAt,
      isOverdue: dueAt < now,
      assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.name ?? '' },
      note: row.note ?? '',
      assignedBy: row.assigner_name ?? '',
    };
  });
}

/** Who may answer questions. */
export async function listColleagues(
  db: Db,
): Promise<{ userId: string; name: string; loginId: string; email: string }[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'login_id', 'email'])
    .where('status', '=', 'active')
    .where('id', 'in', (eb) => eb.selectFrom('user_role').select('user_id').where('role', 'in', STAFF))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, login_id, email }) => ({ userId: id, name, loginId: login_id, email }));
}

export const findWaiting = (db: Db, documentId: string) =>
  waitingQuestions(db)
    .select(['document.id', 'document.title', 'document.body_html', 'document.is_private'])
    .where('document.id', '=', documentId)
    .executeTakeFirst();

/** Hands a question to a colleague; null: to nobody. */
export async function assignQuestion(
  tx: Db,
  given: { documentId: string; userId: string | null; note: string; by: string; now: string },
): Promise<void> {
  await tx.deleteFrom('question_assignment').where('document_id', '=', given.documentId).execute();
  if (given.userId === null) return;
  await tx
    .insertInto('question_assignment')
    .values({
      document_id: given.documentId,
      assignee_id: given.userId,
      note: given.note.trim(),
      assigned_by: given.by,
      assigned_at: given.now,
    })
    .execute();
}
