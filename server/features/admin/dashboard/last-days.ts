const DAY_MS = 86_400_000;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The last `count` days up to `today`, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => isoDay(Date.parse(today) - (count - 1 - at) * DAY_MS));

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return isoDay(Date.parse(day) - weekday * DAY_MS);
}

/** Mondays of the last `count` weeks, oldest first. */
export const lastMondays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => isoDay(Date.parse(mondayOf(today)) - (count - 1 - at) * 7 * DAY_MS));
