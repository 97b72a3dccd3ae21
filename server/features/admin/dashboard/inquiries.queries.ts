import { UNCONTACTED_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { koreanDay, startOfKoreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { dueAfter } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';
import { lastMondays, mondayOf } from './last-days.ts';

const WEEKS = 12;
const WAITING_SHOWN = 5;

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
