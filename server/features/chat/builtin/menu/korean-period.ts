import { koreanDay } from '#shared/text/days.ts';

/** Days in Korea, `YYYY-MM-DD`, the last one included. */
export interface Period {
  start: string;
  end: string;
  /** As it was said. */
  said: string;
}

interface Point extends Period {
  from: number;
  to: number;
}

/** What period a question speaks of: 지난달, 최근 7일, 2026년 3월부터 5월까지. Null when it speaks of none. */
export function periodOf(text: string, now: string): Period | null {
  const today = koreanDay(new Date(now));
  const points = pointsIn(text, today);
  const [first, second] = points;
  if (!first) return null;
  const between = second ? text.slice(first.to, second.from) : '';
  if (second && /^\s*(?:부터|에서|~|-|–)\s*$/.test(between)) {
    const said = text.slice(first.from, second.to);
    const end = pointsIn(`${yearBefore(first, second.said)}${second.said}`, today).at(-1) ?? second;
    return end.end >= first.start ? { start: first.start, end: end.end, said } : null;
  }
  if (/^\s*(?:부터|이후)/.test(text.slice(first.to)))
    return { start: first.start, end: today, said: `${first.said} 이후` };
  return first;
}

/** 2025년 3월부터 5월까지: the year, and the month of a bare day, are those of the beginning. */
function yearBefore({ start }: Point, said: string): string {
  if (/년|작년|올해|지난|이번|오늘|어제/.test(said)) return '';
  return /월/.test(said) ? `${start.slice(0, 4)}년 ` : `${start.slice(0, 4)}년 ${Number(start.slice(5, 7))}월 `;
}

type Reader = (groups: Record<string, string | undefined>, today: string) => [start: string, end: string] | null;

const YEAR = '(?<year>(?:20\\d{2}|\\d{2})년|재작년|작년|지난해|올해|금년)';
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/(?<y>20\d{2})[-./]\s?(?<m>\d{1,2})[-./]\s?(?<d>\d{1,2})/, ({ y, m, d }) => dayPeriod(Number(y), m, d)],
  [
    new RegExp(`(?:${YEAR}\\s*)?(?<m>\\d{1,2})월\\s*(?<d>\\d{1,2})일`),
    ({ year, m, d }, today) => dayPeriod(yearOf(year, today) ?? lastYearOf(today, Number(m), Number(d)), m, d),
  ],
  [
    new RegExp(`(?:${YEAR}\\s*)?(?<m>\\d{1,2})월(?!\\s*\\d)`),
    ({ year, m }, today) => monthPeriod(yearOf(year, today) ?? lastYearOf(today, Number(m), 1), Number(m)),
  ],
  [new RegExp(`(?:${YEAR}\\s*)?(?<half>[상하])반기`), ({ year, half }, today) => halfOf(year, half, today)],
  [
    new RegExp(`(?:${YEAR}\\s*)?(?<q>[1-4])\\s?(?:분기|사분기|/4분기)`),
    ({ year, q }, today) => quarterOf(year, q, today),
  ],
  [new RegExp(YEAR), ({ year }, today) => yearPeriod(yearOf(year, today) ?? 0, today)],
  [
    /(?:최근|지난|요)\s?(?<n>\d{1,3}|한|두|세|석|네|일주)\s?(?<unit>일|주일|주|개월|달|년|간)/,
    ({ n, unit }, today) => lastPeriod(n, unit, today),
  ],
  [/그저께|그제/, (_, today) => [plusDays(today, -2), plusDays(today, -2)]],
  [/어제|전날/, (_, today) => [plusDays(today, -1), plusDays(today, -1)]],
  [/오늘|금일/, (_, today) => [today, today]],
  [/이번\s?주|금주/, (_, today) => [mondayOf(today), today]],
  [/(?:지난|저번|전)\s?주(?!\s?일|말)/, (_, today) => weekBefore(today)],
  [/이번\s?달|이달|당월|금월/, (_, today) => [`${today.slice(0, 8)}01`, today]],
  [/(?:지난|저번)\s?달|전월/, (_, today) => monthBefore(today)],
  [/내일|명일/, (_, today) => [plusDays(today, 1), plusDays(today, 1)]],
  [/모레/, (_, today) => [plusDays(today, 2), plusDays(today, 2)]],
  [/다음\s?주(?!\s?일|말)|차주/, (_, today) => [plusDays(mondayOf(today), 7), plusDays(mondayOf(today), 13)]],
  [/다음\s?달|담달|내달|익월/, (_, today) => monthAfter(today)],
];

function pointsIn(text: string, today: string): Point[] {
  const points: Point[] = [];
  for (const [pattern, read] of READERS)
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const from = match.index;
      const to = from + match[0].length;
      if (points.some((point) => from < point.to && point.from < to)) continue;
      const period = read(match.groups ?? {}, today);
      if (period && isDay(period[0]) && isDay(period[1]))
        points.push({ start: period[0], end: period[1], said: match[0], from, to });
    }
  return points.toSorted((a, b) => a.from - b.from);
}

const two = (n: number) => String(n).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const mondayOf = (day: string) => plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

function weekBefore(today: string): [string, string] {
  const monday = plusDays(mondayOf(today), -7);
  return [monday, plusDays(monday, 6)];
}

function monthBefore(today: string): [string, string] {
  const last = plusDays(`${today.slice(0, 8)}01`, -1);
  return [`${last.slice(0, 8)}01`, last];
}

function monthAfter(today: string): [string, string] {
  const first = plusDays(dayOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 28), 4).slice(0, 7);
  const [year = 0, month = 0] = first.split('-').map(Number);
  return [dayOf(year, month, 1), dayOf(year, month, lastDayOf(year, month))];
}

function yearOf(said: string | undefined, today: string): number | null {
  const thisYear = Number(today.slice(0, 4));
  if (said === undefined) return null;
  if (/\d/.test(said)) return Number.parseInt(said, 10) + (said.length <= 3 ? 2000 : 0);
  if (said === '재작년') return thisYear - 2;
  return said === '작년' || said === '지난해' ? thisYear - 1 : thisYear;
}

/** A month or day without a year is the last one that was. */
function lastYearOf(today: string, month: number, day: number): number {
  const thisYear = Number(today.slice(0, 4));
  return dayOf(thisYear, month, day) > today ? thisYear - 1 : thisYear;
}

const dayPeriod = (year: number, m = '', d = ''): [string, string] => {
  const day = dayOf(year, Number(m), Number(d));
  return [day, day];
};

const monthPeriod = (year: number, month: number): [string, string] => [
  dayOf(year, month, 1),
  dayOf(year, month, month >= 1 && month <= 12 ? lastDayOf(year, month) : 1),
];

const yearPeriod = (year: number, today: string): [string, string] => [
  dayOf(year, 1, 1),
  year === Number(today.slice(0, 4)) ? today : dayOf(year, 12, 31),
];

function halfOf(year: string | undefined, half: string | undefined, today: string): [string, string] {
  const of = yearOf(year, today) ?? Number(today.slice(0, 4));
  return half === '상' ? [dayOf(of, 1, 1), dayOf(of, 6, 30)] : [dayOf(of, 7, 1), dayOf(of, 12, 31)];
}

function quarterOf(year: string | undefined, q: string | undefined, today: string): [string, string] {
  const of = yearOf(year, today) ?? Number(today.slice(0, 4));
  const last = Number(q) * 3;
  return [dayOf(of, last - 2, 1), dayOf(of, last, lastDayOf(of, last))];
}

const COUNTS: Record<string, number> = { 한: 1, 두: 2, 세: 3, 석: 3, 네: 4 };

/** 최근 7일 is today and the six days before it; 최근 3개월 goes back to the same day. */
function lastPeriod(n = '', unit = '', today: string): [string, string] {
  const count = n === '일주' ? 7 : (COUNTS[n] ?? Number(n));
  if (n === '일주' || unit === '일') return [plusDays(today, 1 - count), today];
  if (unit.startsWith('주')) return [plusDays(today, 1 - count * 7), today];
  const months = unit === '년' ? count * 12 : count;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = lastDayOf(at.getUTCFullYear(), at.getUTCMonth() + 1);
  return [dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, Math.min(day, last)), today];
}
