import { dotted, koreanDay, koreanTime } from '#shared/text/days.ts';

/** `YYYY.MM.DD` in Korean time. Computed, because loading the browser's `Intl.DateTimeFormat` takes long on a phone. */
export const formatDate = (iso: string): string => dotted(koreanDay(new Date(iso)));

/** `HH:mm` in Korean time. */
export const formatTime = (iso: string): string => koreanTime(new Date(iso)).slice(11);

/** `YYYY.MM.DD HH:mm` in Korean time. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${formatTime(iso)}`;

/** `10월 26일 10:23`, in a sentence about the last months. */
export const formatSpokenTime = (iso: string): string => {
  const [, month, day] = koreanDay(new Date(iso)).split('-').map(Number);
  return `${month}월 ${day}일 ${formatTime(iso)}`;
};

/** `YYYY-MM-DDTHH:mm` in Korean time, as `DateTimeField` takes it; empty for null. */
export const toInputTime = (iso: string | null): string =>
  iso === null ? '' : `${formatDate(iso).replaceAll('.', '-')}T${formatTime(iso)}`;

/** Its value as ISO 8601 in UTC; null if empty. Korea has had no summer time since 1988. */
export const fromInputTime = (value: string): string | null =>
  value === '' ? null : new Date(`${value}+09:00`).toISOString();
