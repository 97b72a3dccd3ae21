import { describe, expect, it } from 'vitest';
import { HOLIDAY_YEARS, koreanHolidays } from './korean-holidays.ts';
import type { WorkingTime } from './due-time.rules.ts';
import { dueAfter, overdueBefore } from './due-time.rules.ts';

const OFFICE: WorkingTime = { dueHours: 9, startHour: 9, endHour: 18, daysOff: [] };

/** Korean time on both sides, to the minute. */
const due = (from: string, setting = OFFICE) => {
  const moment = new Date(dueAfter(new Date(`${from}:00+09:00`).toISOString(), setting));
  return new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);
};

describe('the public holidays of Korea', () => {
  // From the yearly calendars (월력요항) of these years, without election days and days named for one year.
  it.each([
    [2024, '01-01 02-09 02-10 02-11 02-12 03-01 05-05 05-06 05-15 06-06 08-15 09-16 09-17 09-18 10-03 10-09 12-25'],
    [2025, '01-01 01-28 01-29 01-30 03-01 03-03 05-05 05-06 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25'],
    [
      2026,
      '01-01 02-16 02-17 02-18 03-01 03-02 05-05 05-24 05-25 06-06 08-15 08-17 09-24 09-25 09-26 10-03 10-05 10-09 12-25',
    ],
    [
      2027,
      '01-01 02-06 02-07 02-08 02-09 03-01 05-05 05-13 06-06 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27',
    ],
  ])('of %i with their substitutes', (year, days) => {
    expect([...koreanHolidays(year)].toSorted()).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('are known for every year of the range, and for none outside', () => {
    for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year += 1)
      expect([year, koreanHolidays(year).size >= 14]).toEqual([year, true]);
    expect(koreanHolidays(HOLIDAY_YEARS.last + 1).size).toBe(0);
  });
});

describe('a due time in working hours', () => {
  it('counts on after the night, and starts in the morning for what came at night', () => {
    expect(due('2026-11-17T14:00')).toBe('2026-11-18T14:00');
    expect(due('2026-11-17T23:10')).toBe('2026-11-18T18:00');
    expect(due('2026-11-17T09:00')).toBe('2026-11-17T18:00');
    expect(due('2026-11-17T10:30', { ...OFFICE, dueHours: 2 })).toBe('2026-11-17T12:30');
  });

  it('leaves out weekends, holidays with their substitutes, and the days off of the setting', () => {
    expect(due('2026-11-20T14:00')).toBe('2026-11-23T14:00');
    // 추석 2026: Thursday to Saturday, then the weekend.
    expect(due('2026-09-23T17:00')).toBe('2026-09-28T17:00');
    expect(due('2026-11-17T14:00', { ...OFFICE, daysOff: ['2026-11-18'] })).toBe('2026-11-19T14:00');
  });

  it('ends with a setting that leaves no day', () => {
    const daysOff = Array.from({ length: 800 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 17) + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(due('2026-11-17T14:00', { ...OFFICE, daysOff })).toMatch(/^2027-12/);
  });
});

describe('the moment before which all is overdue', () => {
  const NOW = '2026-11-25T05:00:00.000Z';

  it.each([
    ['an office', OFFICE],
    ['a day off just before', { ...OFFICE, daysOff: ['2026-11-24'] }],
    ['two hours', { ...OFFICE, dueHours: 2 }],
  ])('is the turn of the due times with %s', (_, setting) => {
    const turn = overdueBefore(NOW, setting);
    const before = new Date(Date.parse(turn) - 1).toISOString();
    expect([dueAfter(before, setting) < NOW, dueAfter(turn, setting) < NOW]).toEqual([true, false]);
  });

  it('is long ago with a setting that leaves no day', () => {
    const daysOff = Array.from({ length: 800 }, (_, index) =>
      new Date(Date.parse('2025-06-01') + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(overdueBefore(NOW, { ...OFFICE, daysOff }) < '2025-12').toBe(true);
  });
});
