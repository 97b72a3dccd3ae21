import { koreanDay } from '#shared/text/days.ts';
import { isWeekend, koreanHolidays } from './korean-holidays.ts';

export interface WorkingTime {
  /** Working hours within which somebody answers. */
  dueHours: number;
  /** Start and end of the working day in Korean time, full hours. */
  startHour: number;
  endHour: number;
  /** Further days off, `YYYY-MM-DD`: the company's own, election days, days named for one year. */
  daysOff: readonly string[];
}

const HOUR_MS = 3_600_000;
/** More days in a row without work than any calendar has; guards against a setting that names them all. */
const LONGEST_BREAK_DAYS = 400;

const DAY_MS = 24 * HOUR_MS;

const isWorkingDay = (day: string, { daysOff }: WorkingTime): boolean =>
  !isWeekend(day) && !koreanHolidays(Number(day.slice(0, 4))).has(day) && !daysOff.includes(day);

/** The moment `dueHours` of working time after `from`; both ISO 8601 in UTC. */
export function dueAfter(from: string, setting: WorkingTime): string {
  let leftMs = setting.dueHours * HOUR_MS;
  let day = koreanDay(new Date(from));
  for (let daysOff = 0; daysOff <= LONGEST_BREAK_DAYS;) {
    if (isWorkingDay(day, setting)) {
      daysOff = 0;
      const midnight = Date.parse(`${day}T00:00:00+09:00`);
      const start = Math.max(midnight + setting.startHour * HOUR_MS, Date.parse(from));
      const end = midnight + setting.endHour * HOUR_MS;
      const workedMs = Math.max(0, end - start);
      if (leftMs <= workedMs) return new Date(start + leftMs).toISOString();
      leftMs -= workedMs;
    } else {
      daysOff += 1;
    }
    day = koreanDay(new Date(Date.parse(`${day}T12:00:00+09:00`) + DAY_MS));
  }
  return new Date(Date.parse(`${day}T00:00:00+09:00`)).toISOString();
}

/** What came before this moment is overdue at `now`. The inverse of `dueAfter`, found by halving: later is due later. */
export function overdueBefore(now: string, setting: WorkingTime): string {
  const isOverdue = (ms: number) => dueAfter(new Date(ms).toISOString(), setting) < now;
  let waiting = Date.parse(now);
  let overdue = waiting - (LONGEST_BREAK_DAYS + setting.dueHours) * DAY_MS;
  if (!isOverdue(overdue)) return new Date(overdue).toISOString();
  while (waiting - overdue > 1) {
    const middle = Math.floor((waiting + overdue) / 2);
    if (isOverdue(middle)) overdue = middle;
    else waiting = middle;
  }
  return new Date(waiting).toISOString();
}
