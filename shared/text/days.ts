/** The offset is constant: Korea has had no summer time since 1988. */
const inKorea = (moment: Date): string => new Date(moment.getTime() + 9 * 3_600_000).toISOString();

/** Calendar day in Korean time, `YYYY-MM-DD`. */
export const koreanDay = (moment: Date): string => inKorea(moment).slice(0, 10);

/** Date and time in Korean time, to the minute: `2026-11-21 12:00`. */
export const koreanTime = (moment: Date): string => inKorea(moment).slice(0, 16).replace('T', ' ');

/** Start of a calendar day in Korean time plus `plusDays`, as ISO 8601 in UTC. */
export const startOfKoreanDay = (day: string, plusDays = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + plusDays * 86_400_000).toISOString();

/** `2026-11-21` as `2026.11.21`, for display. */
export const dotted = (day: string): string => day.replaceAll('-', '.');

/** `2026-11-21` as `20261121`, for file names. */
export const compact = (day: string): string => day.replaceAll('-', '');
