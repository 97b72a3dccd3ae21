import { koreanDay } from '#shared/text/days.ts';

/** Days in Korean time, `YYYY-MM-DD`, both inclusive, and the words of the question that name them. */
type Period = Record<'start' | 'end' | 'text', string>;

type Groups = Record<string, string | undefined>;
type Days = readonly [start: string, end: string];

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const plusDays = (day: string, days: number) => iso(Date.parse(day) + days * DAY_MS);
const dayOf = (year: number, month: number, day: number) => iso(Date.UTC(year, month - 1, day));
/** First and last day of a month. Months below 1 and above 12 belong to the previous and the next year. */
const monthOf = (year: number, month: number): Days => [dayOf(year, month, 1), dayOf(year, month + 1, 0)];
const mondayOf = (day: string) => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const COUNTS: Record<string, number> = { 한: 1, 두: 2, 세: 3, 네: 4, 일: 1 };
const YEAR = '(?:(?<year>20\\d{2}|\\d{2})년|(?<named>작년|지난해|올해|금년))';

function yearIn({ year, named }: Groups, today: string): number | null {
  if (year !== undefined) return Number(year) + (year.length === 2 ? 2000 : 0);
  return named === undefined ? null : Number(today.slice(0, 4)) - Number(/작년|지난해/.test(named));
}

/** The year of a month or day without a year: the most recent one. */
function yearFor(groups: Groups, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const { month = '', day = '1' } = groups;
  const isToCome = dayOf(thisYear, Number(month), Number(day)) > today;
  return yearIn(groups, today) ?? thisYear - Number(isToCome);
}

const READERS: readonly (readonly [RegExp, (groups: Groups, today: string) => Days])[] = [
  [
    new RegExp(`(?:${YEAR}\\s*)?(?<!\\d)(?<month>1[0-2]|[1-9])월(?:\\s*(?<day>[12]\\d|3[01]|[1-9])일)?`),
    (groups, today) => {
      const [year, month] = [yearFor(groups, today), Number(groups.month)];
      const day = dayOf(year, month, Number(groups.day ?? 1));
      return groups.day === undefined ? monthOf(year, month) : [day, day];
    },
  ],
  [
    new RegExp(YEAR),
    (groups, today) => {
      const year = yearIn(groups, today) ?? 0;
      return [`${year}-01-01`, today.startsWith(String(year)) ? today : `${year}-12-31`];
    },
  ],
  [
    /(?:최근|지난)\s?(?<count>\d{1,3}|[한두세네일])\s?(?<unit>일|주|개월|달|년)/,
    ({ count = '', unit }, today) => {
      const many = COUNTS[count] ?? Number(count);
      if (unit === '일' || unit === '주') return [plusDays(today, 1 - many * (unit === '주' ? 7 : 1)), today];
      const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
      const [first, last] = monthOf(year, month - many * (unit === '년' ? 12 : 1));
      return [`${first.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`, today];
    },
  ],
  [/오늘|금일/, (_, today) => [today, today]],
  [/어제/, (_, today) => [plusDays(today, -1), plusDays(today, -1)]],
  [/이번\s?주|금주/, (_, today) => [mondayOf(today), today]],
  [/(?:지난|저번)\s?주/, (_, today) => [plusDays(mondayOf(today), -7), plusDays(mondayOf(today), -1)]],
  [/이번\s?달|이달/, (_, today) => [`${today.slice(0, 8)}01`, today]],
  [/(?:지난|저번)\s?달/, (_, today) => monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1)],
  [/다음\s?달/, (_, today) => monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 1)],
];

/** The period that a question names, such as 지난달, 최근 7일 or 2026년 3월; null if none. */
export function periodOf(text: string, now: string): Period | null {
  const today = koreanDay(new Date(now));
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [start, end] = read(match.groups ?? {}, today);
    return { start, end, text: match[0] };
  }
  return null;
}
