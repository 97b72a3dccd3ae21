import { UNCONTACTED_STATUSES } from '#shared/inquiries/inquiries.ts';
import { koreanDay, startOfKoreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { dueAfter } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.setting.ts';
import { lastMondays, mondayOf } from './last-days.ts';

const WEEKS = 12;
const WAITING_SHOWN = 5;
const HOUR_MS = 3_600_000;

/** Inquiries and free trials by week, and by members and visitors; and those to contact first. */
export async function readInquiries(context: Pick<Context, 'db' | 'clock'>, today: string) {
  const { db } = context;
  const mondays = lastMondays(today, WEEKS);
  const [rows, waiting] = await Promise.all([
    db
      .selectFrom('inquiry')
      .select(['type', 'created_at', 'user_id'])
      .where('created_at', '>=', startOfKoreanDay(mondays[0] ?? today))
      .execute(),
    readUncontacted(context),
  ]);
  const weeks = new Map(mondays.map((day) => [day, { day, contact: 0, free: 0 }]));
  for (const { type, created_at } of rows) {
    const week = weeks.get(mondayOf(koreanDay(new Date(created_at))));
    if (week) week[type === 'FREE' ? 'free' : 'contact'] += 1;
  }
  const fromMembers = rows.filter(({ user_id }) => user_id !== null).length;
  return { weeks: [...weeks.values()], fromMembers, fromVisitors: rows.length - fromMembers, waiting };
}

/** The oldest of them are due first. */
async function readUncontacted(context: Pick<Context, 'db' | 'clock'>) {
  const { db } = context;
  const [setting, now] = [await readWorkingTime(db), nowIso(context)];
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'company', 'created_at'])
    .where('status', 'in', UNCONTACTED_STATUSES)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(WAITING_SHOWN)
    .execute();
  return rows.map(({ id, company, created_at }) => {
    const dueAt = dueAfter(created_at, setting);
    return { contractId: id, company, dueAt, isOverdue: dueAt < now };
  });
}

/** Questions that wait longest, and the time to the first staff answer since a day. */
export async function readQuestions(db: Db, since: string) {
  const asked = db.selectFrom('document').where('board_type', '=', 'qna').where('document.deleted_at', 'is', null);
  const [waiting, answered] = await Promise.all([
    asked
      .select(['id', 'title', 'created_at'])
      .where('answer_state', '=', '답변대기')
      .orderBy('created_at')
      .limit(WAITING_SHOWN)
      .execute(),
    asked
      .innerJoin('reply', 'reply.document_id', 'document.id')
      .select((eb) => ['document.id', 'document.created_at', eb.fn.min('reply.created_at').as('answered_at')])
      .where('document.created_at', '>=', startOfKoreanDay(since))
      .where('reply.is_staff_author', '=', 1)
      .where('reply.deleted_at', 'is', null)
      .groupBy(['document.id', 'document.created_at'])
      .execute(),
  ]);
  const hours = answered.map((row) => (Date.parse(row.answered_at) - Date.parse(row.created_at)) / HOUR_MS);
  return {
    waiting: waiting.map((row) => ({ documentId: row.id, title: row.title, createdAt: row.created_at })),
    answered: hours.length,
    medianHours: medianOf(hours),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}
