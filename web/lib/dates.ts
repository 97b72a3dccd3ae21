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

/** `YYYY.MM.DD` in Korea, wherever the server or the visitor is. */
export function formatDate(iso: string): string {
  const parts = Object.fromEntries(DAY.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.year}.${parts.month}.${parts.day}`;
}

/** `YYYY.MM.DD HH:mm` in Korea. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${MINUTE.format(new Date(iso))}`;
