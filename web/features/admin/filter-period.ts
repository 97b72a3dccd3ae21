import { koreanDay } from '#shared/text/days.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';

/** Days, both inclusive; empty for no limit. */
export interface Period {
  from: string;
  until: string;
}

export type PeriodName = keyof typeof adminText.periods;

/** Days before `today`, for beginning and end. */
const DAYS: Record<PeriodName, readonly [from: number, until: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
};

export const daysBefore = (today: string, days: number) =>
  koreanDay(new Date(Date.parse(`${today}T12:00:00+09:00`) - days * 86_400_000));

export function periodOf(name: PeriodName, today: string): Period {
  const [from, until] = DAYS[name];
  return { from: daysBefore(today, from), until: daysBefore(today, until) };
}

/** Name of a period that has one. */
export const nameOfPeriod = ({ from, until }: Period, today: string): PeriodName | undefined =>
  (Object.keys(DAYS) as PeriodName[]).find((name) => {
    const named = periodOf(name, today);
    return named.from === from && named.until === until;
  });
