const DAY = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const MINUTE = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `YYYY.MM.DD` in Korean time, in whatever time zone server and browser are. */
export function formatDate(iso: string): string {
  const parts = Object.fromEntries(DAY.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.year}.${parts.month}.${parts.day}`;
}

/** `HH:mm` in Korean time. */
export const formatTime = (iso: string): string => MINUTE.format(new Date(iso));

/** `YYYY.MM.DD HH:mm` in Korean time. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${formatTime(iso)}`;

/** `YYYY-MM-DDTHH:mm` in Korean time, as `DateTimeField` takes it; empty for null. */
export const toInputTime = (iso: string | null): string =>
  iso === null ? '' : `${formatDate(iso).replaceAll('.', '-')}T${formatTime(iso)}`;

/** Its value as ISO 8601 in UTC; null if empty. Korea has had no summer time since 1988. */
export const fromInputTime = (value: string): string | null =>
  value === '' ? null : new Date(`${value}+09:00`).toISOString();
