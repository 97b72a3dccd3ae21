import type { Kpi } from './field.rules.ts';
import { formatCount } from '#shared/text/count.ts';

/** A key figure as people say it. */
export interface FormattedKpi {
  name: string;
  before: string;
  after: string;
  /** `-98%`, for percentages in points (`-1.9%p`); null without a number to compare with. */
  change: string | null;
}

const SECONDS = { 초: 1, 분: 60, 시간: 3_600 } as const;
type TimeUnit = keyof typeof SECONDS;
const isTime = (unit: string): unit is TimeUnit => unit in SECONDS;

const numberOf = (value: string): number => (value.trim() === '' ? Number.NaN : Number(value.replaceAll(',', '')));

const SAME_DAY = '당일';

/** `0.3시간` -> `18분`, `260초` -> `4분 20초`, `0.6일` -> `당일`; other units as entered. */
export function formatKpi({ name, before, after, unit }: Kpi): FormattedKpi {
  const said = { before: formatValue(before, unit), after: formatValue(after, unit) };
  // No percentage that cannot be checked against what is shown.
  const isWord = said.before === SAME_DAY || said.after === SAME_DAY;
  return { name, ...said, change: isWord ? null : changeOf(before, after, unit) };
}

function formatValue(value: string, unit: string): string {
  const number = numberOf(value);
  if (isTime(unit) && number > 0) return formatDuration(Math.round(number * SECONDS[unit]));
  if (unit === '일' && number > 0 && number < 1) return SAME_DAY;
  return value + unit;
}

/** At most the two largest units, because nobody says `4시간 12분 30초` of a month's work. */
function formatDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), '시간'],
    [Math.floor(seconds / 60) % 60, '분'],
    [seconds % 60, '초'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${formatCount(count)}${unit}`)
    .join(' ');
}

function changeOf(before: string, after: string, unit: string): string | null {
  const [from, to] = [numberOf(before), numberOf(after)];
  if (Number.isNaN(from) || Number.isNaN(to) || from === to) return null;
  const sign = to < from ? '-' : '+';
  if (unit === '%') return `${sign}${Number(Math.abs(to - from).toFixed(1))}%p`;
  return from > 0 ? `${sign}${Math.round((Math.abs(to - from) / from) * 100)}%` : null;
}

/** By how many percent a duration in seconds, minutes or hours became shorter, below 0 for a longer one; null for all other figures. */
export function timeSavedPercent({ before, after, unit }: Kpi): number | null {
  const [from, to] = [numberOf(before), numberOf(after)];
  return isTime(unit) && from > 0 && to >= 0 ? Math.round(((from - to) / from) * 100) : null;
}
