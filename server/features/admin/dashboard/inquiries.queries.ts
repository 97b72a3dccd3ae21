import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { UNCONTACTED_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { koreanDay, startOfKoreanDay } from '#shared/text/days.ts';
import type { Context } from '#server/context.ts';
import { msUntil } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
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
      // Added up by hours, in which no day begins.
      .select((eb) => [
        'type',
        hour.as('hour'),
        isFromMember(eb).as('isFromMember'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where('created_at', '>=', startOfKoreanDay(mondays[0] ?? today))
      .groupBy((eb) => ['type', hour, isFromMember(eb)])
      .execute(),
    readUncontacted(context),
  ]);
  const weeks = new Map(mondays.map((day) => [day, { day, contact: 0, free: 0 }]));
  for (const { type, hour: began, count } of rows) {
    const week = weeks.get(mondayOf(koreanDay(new Date(`${began}:00Z`))));
    if (week) week[type === 'FREE' ? 'free' : 'contact'] += count;
  }
  const from = (isMember: number) =>
    rows.filter((row) => row.isFromMember === isMember).reduce((sum, { count }) => sum + count, 0);
  return { weeks: [...weeks.values()], fromMembers: from(1), fromVisitors: from(0), waiting };
}

/** `2026-11-21T03` */
const hour = sql<string>`substr(created_at, 1, 13)`;

const isFromMember = (eb: ExpressionBuilder<Tables, 'inquiry'>) =>
  eb.case().when('user_id', 'is', null).then(eb.lit(0)).else(eb.lit(1)).end();

/** The oldest of them are due first. */
async function readUncontacted(context: Pick<Context, 'db' | 'clock'>) {
  const { db } = context;
  const setting = await readWorkingTime(db);
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
    return { contractId: id, company, dueAt, dueInMs: msUntil(context, dueAt) };
  });
}
