/** The calendar day in Korea, `YYYY-MM-DD`: Korea has had no summer time since 1988. */
export const koreanDay = (moment: Date): string =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

/** When a calendar day in Korea begins, as times are stored; `plusDays` later than that. */
export const startOfKoreanDay = (day: string, plusDays = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + plusDays * 86_400_000).toISOString();

/** `2026-11-21` as people read it: `2026.11.21`. */
export const dotted = (day: string): string => day.replaceAll('-', '.');

/** `2026-11-21` as it stands in the name of a file: `20261121`. */
export const compact = (day: string): string => day.replaceAll('-', '');
