/**
 * Public holidays of Korea by 「공휴일에 관한 법률」 and 「관공서의 공휴일에 관한 규정」 as in force since 2023, with their
 * substitutes. Lunar days come from the `dangi` calendar of the runtime's ICU data; compared with published calendars
 * for 2024 to 2027, and used from 2023 to 2050. Not computed, because they are decided case by case: election days,
 * days that the government names for one year, and days added by later laws. The working-time setting takes those.
 */
export const HOLIDAY_YEARS = { first: 2023, last: 2050 } as const;

const DAY_MS = 86_400_000;

/** 국경일 and others that move to the next working day from Saturday and Sunday; 신정 and 현충일 do not. */
const FIXED: readonly { day: string; hasSubstitute: boolean }[] = [
  { day: '01-01', hasSubstitute: false },
  { day: '03-01', hasSubstitute: true },
  { day: '05-05', hasSubstitute: true },
  { day: '06-06', hasSubstitute: false },
  { day: '08-15', hasSubstitute: true },
  { day: '10-03', hasSubstitute: true },
  { day: '10-09', hasSubstitute: true },
  { day: '12-25', hasSubstitute: true },
];

const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const weekday = (day: string): number => new Date(day).getUTCDay();
export const isWeekend = (day: string): boolean => weekday(day) === 0 || weekday(day) === 6;

/** The day of the year that is this lunar day, `M/D`. A leap month is written otherwise and never matches. */
function lunarDay(year: number, monthAndDay: string): string {
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = plusDays(day, 1)) {
    if (lunar.format(new Date(day)) === monthAndDay) return day;
  }
  throw new Error(`The lunar day ${monthAndDay} is not in ${year}`);
}

const known = new Map<number, ReadonlySet<string>>();

/** Public holidays of a year, `YYYY-MM-DD`, Sundays and Saturdays not counted. Empty outside `HOLIDAY_YEARS`. */
export function koreanHolidays(year: number): ReadonlySet<string> {
  const found = known.get(year) ?? computeHolidays(year);
  known.set(year, found);
  return found;
}

function computeHolidays(year: number): ReadonlySet<string> {
  if (year < HOLIDAY_YEARS.first || year > HOLIDAY_YEARS.last) return new Set();
  const around = (day: string) => [plusDays(day, -1), day, plusDays(day, 1)];
  const feasts = [...around(lunarDay(year, '1/1')), ...around(lunarDay(year, '8/15'))];
  const buddha = lunarDay(year, '4/8');
  const fixed = FIXED.map(({ day, hasSubstitute }) => ({ day: `${year}-${day}`, hasSubstitute }));
  const single = [...fixed, { day: buddha, hasSubstitute: true }];
  const all = [...feasts, ...single.map(({ day }) => day)];
  const holidays = new Set(all);
  const meetsAnother = (day: string) => all.filter((other) => other === day).length > 1;

  // 설날 and 추석 get a substitute from Sunday and other holidays, the others from Saturday, too.
  const lost = [
    ...feasts.filter((day) => weekday(day) === 0 || meetsAnother(day)),
    ...single.filter(({ day, hasSubstitute }) => hasSubstitute && isWeekend(day)).map(({ day }) => day),
    // 어린이날 on 부처님오신날: one of the two.
    ...(buddha === `${year}-05-05` && !isWeekend(buddha) ? [buddha] : []),
  ];
  for (const day of lost.toSorted()) {
    let next = plusDays(day, 1);
    while (isWeekend(next) || holidays.has(next)) next = plusDays(next, 1);
    holidays.add(next);
  }
  return holidays;
}
