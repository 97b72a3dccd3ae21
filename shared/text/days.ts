/** Korea has had no summer time since 1988. */
const inKorea = (moment: Date): string => new Date(moment.getTime() + 9 * 3_600_000).toISOString();

/** The calendar day in Korea, `YYYY-MM-DD`. */
export const koreanDay = (moment: Date): string => inKorea(moment).slice(0, 10);

/** Day and time in Korea to the minute, `2026-11-21 12:00`. */
export const koreanTime = (moment: Date): string => inKorea(moment).slice(0, 16).replace('T', ' ');

/** When a calendar day in Korea begins, as times are stored; `plusDays` later than that. */
export const startOfKoreanDay = (day: string, plusDays = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + plusDays * 86_400_000).toISOString();

/** `2026-11-21` as people read it: `2026.11.21`. */
export const dotted = (day: string): string => day.replaceAll('-', '.');

/** `2026-11-21` as it stands in the name of a file: `20261121`. */
export const compact = (day: string): string => day.replaceAll('-', '');
